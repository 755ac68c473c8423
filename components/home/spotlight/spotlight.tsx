import type { ReactNode } from 'react';
import { RetryingSection } from '@/components/home/retrying-section';
import { Section } from '@/components/home/section';
import { ButtonLink } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/loading/loading';
import type { AdCard } from '@/lib/ads/card';
import type { SubstituteCard } from '@/lib/home/substitute';
import styles from './spotlight.module.css';
import { SpotlightAds } from './spotlight-ads';
import { SpotlightSubstitutes } from './spotlight-substitutes';

type Props = {
  /** `null` when the API failed. */
  ads: AdCard[] | null;
  /** `null` when the API failed. */
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
          failure="Impossible d'afficher les annonces pour le moment."
          loading="Chargement des annonces…"
          more={
            <ButtonLink href="/annonces" variant="secondary">
              Voir toutes les annonces
            </ButtonLink>
          }
        >
          {ads && <SpotlightAds ads={ads} />}
        </SpotlightColumn>
        <SpotlightColumn
          title="Remplaçants disponibles"
          failure="Impossible d'afficher les remplaçants pour le moment."
          loading="Chargement des remplaçants…"
          more={
            <>
              <p>Connectez-vous pour voir tous les profils de remplaçants disponibles.</p>
              <ButtonLink href={appUrl} variant="secondary">
                Voir tous les médecins remplaçants
              </ButtonLink>
            </>
          }
        >
          {substitutes && <SpotlightSubstitutes substitutes={substitutes} />}
        </SpotlightColumn>
      </div>
    </Section>
  );
}

type SpotlightColumnProps = {
  title: string;
  /** The messages when the API failed, and during a retry. */
  failure: string;
  loading: string;
  more: ReactNode;
  /** `null` when the API failed. */
  children: ReactNode;
};

/** One half of the spotlight, with a link to more. */
function SpotlightColumn({ title, failure, loading, more, children }: SpotlightColumnProps) {
  const failed = { message: failure, loading, skeleton: <SpotlightSkeletons /> };
  return (
    <section className={styles.column}>
      <h3>{title}</h3>
      <div className={styles.content}>
        <RetryingSection failure={children === null ? failed : null}>{children}</RetryingSection>
      </div>
      <div className={styles.more}>{more}</div>
    </section>
  );
}

// Three ads and three substitutes at most (docs/product.md#spotlight).
const places = ['first', 'second', 'third'];

function SpotlightSkeletons() {
  return (
    <div aria-hidden className={styles.rows}>
      {places.map((place) => (
        <Card key={place} className={styles.row}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.fact} />
          <Skeleton className={styles.badges} />
        </Card>
      ))}
    </div>
  );
}
