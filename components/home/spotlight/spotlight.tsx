import { RetryingSection } from '@/components/home/retrying-section';
import { Section } from '@/components/home/section';
import { ButtonLink } from '@/components/ui/button/button-link';
import type { AdCard } from '@/lib/ads/card';
import type { SubstituteCard } from '@/lib/home/substitute-card';
import styles from './spotlight.module.css';
import { SpotlightAds } from './spotlight-ads';
import { SpotlightColumn } from './spotlight-column';
import { SpotlightSkeletons } from './spotlight-skeletons';
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
