import type { ReactNode } from 'react';
import { AdCardItem } from '@/components/ads/card/ad-card-item';
import { RetryingSection } from '@/components/home/retrying-section';
import { Section } from '@/components/home/section';
import { ButtonLink } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { FallbackImage } from '@/components/ui/fallback-image';
import { MapPinIcon } from '@/components/ui/icons/icons';
import { Skeleton } from '@/components/ui/loading/loading';
import type { AdCard } from '@/lib/ads/card';
import { noAds } from '@/lib/ads/messages';
import { adHref } from '@/lib/ads/search';
import { adsFailed, noSubstitutes, substitutesFailed } from '@/lib/home/messages';
import type { SubstituteCard } from '@/lib/home/substitute';
import { imageOf } from '@/lib/images/image';
import styles from './spotlight.module.css';

type Props = {
  /** `null` when the API failed, as `substitutes`. */
  ads: AdCard[] | null;
  substitutes: SubstituteCard[] | null;
  appUrl: string;
};

export function Spotlight({ ads, substitutes, appUrl }: Props) {
  return (
    <Section
      title="En ce moment"
      lead="Des cabinets et des établissements qui cherchent la relève, des remplaçants prêts à la prendre."
    >
      <div className={styles.columns}>
        <SpotlightColumn
          title="Annonces de remplacement"
          message={adsFailed}
          loading="Chargement des annonces…"
          items={ads && <SpotlightAds ads={ads} />}
        >
          <ButtonLink href="/annonces" variant="secondary">
            Voir toutes les annonces
          </ButtonLink>
        </SpotlightColumn>
        <SpotlightColumn
          title="Remplaçants disponibles"
          message={substitutesFailed}
          loading="Chargement des remplaçants…"
          items={substitutes && <SpotlightSubstitutes substitutes={substitutes} />}
        >
          <p>Connectez-vous pour voir tous les profils de remplaçants disponibles.</p>
          <ButtonLink href={appUrl} variant="secondary">
            Voir tous les médecins remplaçants
          </ButtonLink>
        </SpotlightColumn>
      </div>
    </Section>
  );
}

// Three ads and three substitutes at most (docs/product.md#spotlight).
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

type SpotlightColumnProps = Record<'title' | 'message' | 'loading', string> & {
  /** `null` when the API failed. */
  items: ReactNode;
  /** Links to more of them. */
  children: ReactNode;
};

function SpotlightColumn({ title, items, children, ...failure }: SpotlightColumnProps) {
  return (
    <section className={styles.column}>
      <h3>{title}</h3>
      <div className={styles.content}>
        <RetryingSection failure={items === null ? { ...failure, skeleton } : null}>
          {items}
        </RetryingSection>
      </div>
      <div className={styles.more}>{children}</div>
    </section>
  );
}

function SpotlightAds({ ads }: { ads: AdCard[] }) {
  if (ads.length === 0) return <p>{noAds}</p>;
  return (
    <ul className={styles.ads}>
      {ads.map((ad) => (
        <li key={ad.id}>
          <AdCardItem card={ad} href={adHref(ad.id)} heading="h4" />
        </li>
      ))}
    </ul>
  );
}

/** The names of people must not appear in snippets of search results (`data-nosnippet`). */
function SpotlightSubstitutes({ substitutes }: { substitutes: SubstituteCard[] }) {
  if (substitutes.length === 0) return <p>{noSubstitutes}</p>;
  return (
    <div data-nosnippet className={styles.frame}>
      <ul className={styles.substitutes}>
        {substitutes.map(({ id, name, initials, image, specialty, place }) => (
          <li key={id} className={styles.substitute}>
            <Portrait initials={initials} image={image} />
            <div className={styles.text}>
              <h4 className={styles.name}>{name}</h4>
              <p>{specialty}</p>
              {place && (
                <p className={styles.place}>
                  <MapPinIcon size={18} aria-hidden />
                  {place}
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
        sizes="72px"
        alt=""
        width={72}
        height={72}
        className={styles.portrait}
        fallback={letters}
      />
    </span>
  );
}
