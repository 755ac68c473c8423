import { type ReactNode, useId } from 'react';
import { RetryingSection } from '@/components/home/retrying-section';
import { Section } from '@/components/home/section';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Card } from '@/components/ui/card';
import { FallbackImage } from '@/components/ui/fallback-image';
import { MapPinIcon } from '@/components/ui/icons/icons';
import { Skeleton } from '@/components/ui/loading/skeleton';
import type { AdCard } from '@/lib/ads/card';
import type { SubstituteCard } from '@/lib/home/substitute-card';
import { imageOf } from '@/lib/images/image';
import styles from './spotlight.module.css';
import { SpotlightAds } from './spotlight-ads';

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
      lead="Des cabinets qui cherchent la relève, des remplaçants prêts à la prendre."
    >
      <div className={styles.columns}>
        <SpotlightColumn
          title="Annonces de remplacement"
          more={
            <ButtonLink href="/annonces" variant="secondary">
              Voir toutes les annonces
            </ButtonLink>
          }
        >
          <RetryingSection
            failure={
              ads
                ? null
                : {
                    message: "Impossible d'afficher les annonces pour le moment.",
                    loading: 'Chargement des annonces…',
                    skeleton: <SpotlightSkeletons />,
                  }
            }
          >
            {ads && <SpotlightAds ads={ads} />}
          </RetryingSection>
        </SpotlightColumn>
        <SpotlightColumn
          title="Remplaçants disponibles"
          more={
            <>
              <p>Connectez-vous pour voir tous les profils de remplaçants disponibles.</p>
              <ButtonLink href={appUrl} variant="secondary">
                Voir tous les médecins remplaçants
              </ButtonLink>
            </>
          }
        >
          <RetryingSection
            failure={
              substitutes
                ? null
                : {
                    message: "Impossible d'afficher les remplaçants pour le moment.",
                    loading: 'Chargement des remplaçants…',
                    skeleton: <SpotlightSkeletons />,
                  }
            }
          >
            {substitutes && <SpotlightSubstitutes substitutes={substitutes} />}
          </RetryingSection>
        </SpotlightColumn>
      </div>
    </Section>
  );
}

type SpotlightColumnProps = { title: string; more: ReactNode; children: ReactNode };

/** One half of the spotlight, with a link to more. */
function SpotlightColumn({ title, more, children }: SpotlightColumnProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.column}>
      <h3 id={titleId}>{title}</h3>
      <div className={styles.content}>{children}</div>
      <div className={styles.more}>{more}</div>
    </section>
  );
}

// Specification, section 9: three ads and three substitutes at most.
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

/** The names of people must not appear in snippets of search results (`data-nosnippet`). */
function SpotlightSubstitutes({ substitutes }: { substitutes: SubstituteCard[] }) {
  if (substitutes.length === 0) return <p>Aucun remplaçant disponible pour le moment.</p>;
  return (
    <div data-nosnippet className={styles.frame}>
      <ul className={styles.substitutes}>
        {substitutes.map(({ id, name, initials, image, specialty, place }) => (
          <Card as="li" key={id} className={styles.substitute}>
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
          </Card>
        ))}
      </ul>
    </div>
  );
}

const size = 72;

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
        sizes={`${size}px`}
        alt=""
        width={size}
        height={size}
        className={styles.portrait}
        fallback={letters}
      />
    </span>
  );
}
