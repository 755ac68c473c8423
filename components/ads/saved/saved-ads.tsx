'use client';

import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import cardStyles from '@/components/ads/card/ad-card.module.css';
import { AdCardItem } from '@/components/ads/card/ad-card-item';
import { SaveButton } from '@/components/ads/card/save-button';
import { PayRule } from '@/components/ads/pay-rule';
import { SendAds } from '@/components/ads/saved/send-ads';
import { SiteLink } from '@/components/layout/links/site-link';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/notice/notice';
import { useCode } from '@/components/ui/use-code';
import { useRead } from '@/components/ui/use-read';
import wholeCard from '@/components/ui/whole-card.module.css';
import { adTitle } from '@/lib/ads/ad-in-words';
import { adListPath, adPath } from '@/lib/ads/ad-paths';
import { maxAdsById } from '@/lib/ads/ads-by-id';
import type { SavedAdCard } from '@/lib/ads/card';
import { adLoading } from '@/lib/ads/messages';
import {
  byDateSaved,
  readSavedAds,
  type SavedAd,
  saveAd,
  watchSavedAds,
} from '@/lib/ads/saved/saved-ads';
import { readSavedAdCard, savedAdPath } from '@/lib/api/browser/saved-ad-card';
import { formatCount } from '@/lib/french/numbers';
import grid from '../card/ad-cards.module.css';
import styles from './saved-ads.module.css';

/** Cards as they were last read, by id; `null` for that of an ad that is gone. */
type Cards = Record<number, SavedAdCard | null>;

const loadAgenda = () => import('@/components/ads/agenda/agenda');

/** The saved ads. Those that are removed stay until the page is left, to be restored. */
export function SavedAds({ siteUrl }: { siteUrl: string }) {
  const saved = useSyncExternalStore(watchSavedAds, readSavedAds, () => null);
  const [shown, setShown] = useState(saved ?? []);
  const [cards, setCards] = useState<Cards>({});
  const read = saved?.slice(0, maxAdsById).flatMap(({ id }) => cards[id] ?? []) ?? [];
  const agenda = useCode(read.length > 0 ? loadAgenda : null);
  const headingId = useId();
  const added = saved?.filter(({ id }) => !shown.some((ad) => ad.id === id)) ?? [];
  if (added.length > 0) setShown([...shown, ...added].sort(byDateSaved));

  if (saved === null) {
    return (
      <>
        <p className={styles.scripted}>Chargement de vos annonces…</p>
        <p className={styles.unscripted}>
          Garder des annonces demande JavaScript, qui est désactivé dans votre navigateur. Vous
          pouvez ajouter à vos favoris la page d’une annonce.
        </p>
      </>
    );
  }
  if (shown.length === 0) {
    return (
      <EmptyState
        title="Vous n’avez pas d’annonce gardée."
        action={<ButtonLink href={adListPath}>Voir les annonces</ButtonLink>}
      >
        Pressez le cœur d’une annonce pour la retrouver ici.
      </EmptyState>
    );
  }
  const isSaved = ({ id }: SavedAd) => saved.some((ad) => ad.id === id);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.count} aria-live="polite" aria-atomic>
        {formatCount(saved.length, 'annonce gardée', 'annonces gardées')}
      </h2>
      {saved.length > 0 && <SendAds ids={saved.map(({ id }) => id)} siteUrl={siteUrl} />}
      <PayRule />
      <ul className={grid.cards}>
        {shown.map((ad) => (
          <SavedAdRow key={ad.id} ad={ad} saved={isSaved(ad)} onRead={setCards} />
        ))}
      </ul>
      {agenda && <agenda.Agenda cards={read} />}
    </section>
  );
}

type OnRead = (change: (cards: Cards) => Cards) => void;

/** A saved ad as it is today; while it is removed, with a button that restores it. */
function SavedAdRow({ ad, saved, onRead }: { ad: SavedAd; saved: boolean; onRead: OnRead }) {
  const row = useRef<HTMLLIElement>(null);
  const { data, error, loading, retry } = useRead(savedAdPath(ad.id), readSavedAdCard);
  const failed = error !== undefined && !loading;
  useEffect(() => {
    if (data !== undefined) onRead((cards) => ({ ...cards, [ad.id]: data }));
  }, [ad.id, data, onRead]);

  function restore() {
    saveAd(ad);
    // The button that had the focus is removed.
    row.current?.focus({ preventScroll: true });
  }

  return (
    <li ref={row} tabIndex={-1} className={styles.row} data-removed={!saved || undefined}>
      {data && <AdCardItem card={data} href={adPath(ad.id)} />}
      {data === null && (
        <Unseen ad={ad} gone>
          <p className={styles.gone}>Cette annonce n’est plus en ligne.</p>
        </Unseen>
      )}
      {data === undefined && (
        <Unseen ad={ad} busy={!failed}>
          <p>{failed ? 'Impossible de charger cette annonce pour le moment.' : adLoading}</p>
          {failed && (
            <Button variant="secondary" size="small" onClick={retry}>
              Réessayer
            </Button>
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

type UnseenProps = { ad: SavedAd; gone?: boolean; busy?: boolean; children: ReactNode };

/** An ad of which only what was saved is known. */
function Unseen({ ad, gone = false, busy = false, children }: UnseenProps) {
  const title = adTitle({ title: ad.title || null });
  return (
    <Card
      as="article"
      className={classNames(wholeCard.card, cardStyles.card)}
      aria-busy={busy || undefined}
    >
      <h3>{gone ? title : <SiteLink href={adPath(ad.id)}>{title}</SiteLink>}</h3>
      <SaveButton id={ad.id} title={title} onCard />
      {children}
    </Card>
  );
}
