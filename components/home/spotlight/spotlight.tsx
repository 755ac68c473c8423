import Link from 'next/link';
import type { ReactNode } from 'react';
import { AdCardItem } from '@/components/ads/card/ad-card-item';
import { RetryingSection } from '@/components/home/retrying-section';
import { RecentSearches } from '@/components/recent/recent-searches';
import { ButtonLink } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { FallbackImage } from '@/components/ui/fallback-image';
import { MapPinIcon } from '@/components/ui/icons/icons';
import { Skeleton } from '@/components/ui/loading/loading';
import { unbroken } from '@/components/ui/unbroken';
import type { AdCard } from '@/lib/ads/card';
import { noAds } from '@/lib/ads/messages';
import { adHref } from '@/lib/ads/search';
import { adsFailed, noSubstitutes, substitutesFailed } from '@/lib/home/messages';
import type { SubstituteCard } from '@/lib/home/substitute';
import { imageOf } from '@/lib/images/image';
import { placesPath } from '@/lib/landing/landing-url';
import styles from './spotlight.module.css';

type AdsProps = {
  /** `null` when the API failed. */
  ads: AdCard[] | null;
  /** Whether there is a page of all places. */
  hasPlaces: boolean;
};

/** Three open ads at most (docs/product.md#spotlight). */
export function SpotlightAds({ ads, hasPlaces }: AdsProps) {
  return (
    <SpotlightSection
      title="Annonces de remplacement"
      message={adsFailed}
      loading="Chargement des annonces…"
      items={ads && <Ads ads={ads} />}
    >
      <ButtonLink href="/annonces" variant="secondary">
        Voir toutes les annonces
      </ButtonLink>
      {hasPlaces && (
        <RecentSearches>
          <Link href={placesPath} prefetch={false} className={styles.map}>
            Toutes les annonces sur la carte de France
          </Link>
        </RecentSearches>
      )}
    </SpotlightSection>
  );
}

type SubstitutesProps = {
  /** `null` when the API failed. */
  substitutes: SubstituteCard[] | null;
  appUrl: string;
};

/** Three available substitutes at most (docs/product.md#spotlight). */
export function SpotlightSubstitutes({ substitutes, appUrl }: SubstitutesProps) {
  return (
    <SpotlightSection
      title="Remplaçants disponibles"
      message={substitutesFailed}
      loading="Chargement des remplaçants…"
      items={substitutes && <Substitutes substitutes={substitutes} />}
    >
      <p>Connectez-vous pour voir tous les profils de remplaçants disponibles.</p>
      <ButtonLink href={appUrl} variant="secondary">
        Voir tous les médecins remplaçants
      </ButtonLink>
    </SpotlightSection>
  );
}

const skeleton = (
  <div aria-hidden className={styles.rows}>
    {['first', 'second', 'third'].map((place) => (
      <Card key={place} className={styles.row}>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.fact} />
        <Skeleton className={styles.badges} />
      </Card>
    ))}
  </div>
);

type SectionProps = Record<'title' | 'message' | 'loading', string> & {
  /** `null` when the API failed. */
  items: ReactNode;
  /** Links to more of them. */
  children: ReactNode;
};

function SpotlightSection({ title, items, children, ...failure }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <RetryingSection failure={items === null ? { ...failure, skeleton } : null}>
        {items}
      </RetryingSection>
      <div className={styles.more}>{children}</div>
    </section>
  );
}

function Ads({ ads }: { ads: AdCard[] }) {
  if (ads.length === 0) return <p>{noAds}</p>;
  return (
    <ul className={styles.ads}>
      {ads.map((ad) => (
        <li key={ad.id}>
          <AdCardItem card={ad} href={adHref(ad.id)} />
        </li>
      ))}
    </ul>
  );
}

/** The names of people must not appear in snippets of search results (`data-nosnippet`). */
function Substitutes({ substitutes }: { substitutes: SubstituteCard[] }) {
  if (substitutes.length === 0) return <p>{noSubstitutes}</p>;
  return (
    <div data-nosnippet>
      <ul className={styles.substitutes}>
        {substitutes.map(({ id, name, initials, image, specialty, place }) => (
          <li key={id} className={styles.substitute}>
            <Portrait initials={initials} image={image} />
            <div className={styles.text}>
              <h3 className={styles.name}>{name}</h3>
              <p>{specialty}</p>
              {place && (
                <p className={styles.place}>
                  <MapPinIcon size={18} aria-hidden />
                  {unbroken(place)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The decorative photo of a person whose name is beside it; the initials without one. */
function Portrait({ initials, image }: { initials: string; image: string | null }) {
  const letters = (
    <span aria-hidden className={styles.portrait}>
      {initials}
    </span>
  );
  if (image === null) return letters;
  return (
    <span className={styles.photo}>
      <FallbackImage
        {...imageOf(image, 'small')}
        sizes="56px"
        alt=""
        width={56}
        height={56}
        className={styles.portrait}
        fallback={letters}
      />
    </span>
  );
}
