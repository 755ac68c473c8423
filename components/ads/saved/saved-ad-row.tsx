import Link from 'next/link';
import { type ReactNode, useRef } from 'react';
import useSWR from 'swr';
import { AdCardItem } from '@/components/ads/card/ad-card';
import cardStyles from '@/components/ads/card/ad-card.module.css';
import { SaveButton } from '@/components/ads/card/save-button';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import wholeCard from '@/components/ui/whole-card.module.css';
import { type SavedAd, saveAd } from '@/lib/ads/saved/saved-ads';
import { adHref, defaultSearch } from '@/lib/ads/search';
import { readAdCard } from '@/lib/api/browser/ad-card';
import { adPath } from '@/lib/api/calls';
import styles from './saved-ad-row.module.css';

type Props = {
  ad: SavedAd;
  /** Whether it is still saved. */
  saved: boolean;
};

/** A saved ad as it is today; while it is removed, with a button that restores it. */
export function SavedAdRow({ ad, saved }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const { data, error, isValidating, mutate } = useSWR(adPath(ad.id), readAdCard, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });

  function restore() {
    saveAd(ad);
    // The button that had the focus is removed.
    row.current?.focus({ preventScroll: true });
  }

  return (
    <li ref={row} tabIndex={-1} className={styles.row} data-removed={!saved || undefined}>
      {data ? (
        <AdCardItem card={data} search={defaultSearch} />
      ) : data === null ? (
        <Unseen ad={ad} gone>
          <p className={styles.gone}>Cette annonce n’est plus en ligne.</p>
        </Unseen>
      ) : (
        <Unseen ad={ad}>
          {isValidating || !error ? (
            <p>Chargement de l'annonce...</p>
          ) : (
            <>
              <p>Impossible de charger cette annonce pour le moment.</p>
              <Button variant="secondary" size="small" onClick={() => mutate().catch(() => null)}>
                Réessayer
              </Button>
            </>
          )}
        </Unseen>
      )}
      {!saved && (
        <p className={styles.removed}>
          Retirée de vos annonces.
          <Button variant="secondary" size="small" onClick={restore}>
            Annuler
          </Button>
        </p>
      )}
    </li>
  );
}

type UnseenProps = { ad: SavedAd; gone?: boolean; children: ReactNode };

/** An ad of which only what was saved is known. */
function Unseen({ ad, gone = false, children }: UnseenProps) {
  const title = ad.title || 'Annonce sans titre';
  return (
    <Card as="article" className={classNames(wholeCard.card, cardStyles.card)}>
      <h3>
        {gone ? (
          title
        ) : (
          <Link href={adHref(ad.id)} prefetch={false}>
            {title}
          </Link>
        )}
      </h3>
      <SaveButton id={ad.id} title={title} onCard />
      {children}
    </Card>
  );
}
