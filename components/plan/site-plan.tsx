import type { ReactNode } from 'react';
import { LegalHeader } from '@/components/legal/legal-header';
import { Container } from '@/components/ui/container';
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs';
import {
  adLinks,
  blogLinks,
  feedLinks,
  formLinks,
  homeLinks,
  legalLinks,
  type PlanLink,
} from '@/lib/seo/sitemap/plan/links';
import { planPage } from '@/lib/seo/sitemap/plan/plan-page';
import { PlanBlock } from './plan-block';
import { PlanLinks } from './plan-links';
import styles from './site-plan.module.css';

type Props = {
  showsMap: boolean;
  showsPlaces: boolean;
  /** `null` when the API failed. */
  specialties: PlanLink[] | null;
  /** `null` when the API failed. */
  posts: PlanLink[] | null;
  /** The latest; none without an index of ads. */
  ads: PlanLink[];
};

/** Every page that a visitor can reach, by kind. Each ad is in the list and under its specialty. */
export function SitePlan({ showsMap, showsPlaces, specialties, posts, ads }: Props) {
  return (
    <>
      <LegalHeader
        title={planPage.title}
        updated={null}
        crumbs={breadcrumbsTo({ name: planPage.title, path: planPage.path })}
      />
      <Container className={styles.plan}>
        <PlanSection title="Accueil" links={homeLinks} />
        <PlanSection title="Nos annonces" links={adLinks(showsMap, showsPlaces)}>
          <PlanBlock
            title="Par spécialité"
            links={specialties}
            words={{
              failed: 'Impossible de charger les spécialités.',
              empty: 'Aucune annonce disponible pour le moment.',
            }}
          />
        </PlanSection>
        <PlanSection title="Le blog" links={blogLinks}>
          <PlanBlock
            title="Articles"
            links={posts}
            words={{
              failed: 'Impossible de charger les articles pour le moment.',
              empty: "Aucun article n'est disponible pour le moment. Revenez bientôt\u00a0!",
            }}
          />
        </PlanSection>
        <PlanSection title="Pré-inscription" links={formLinks} />
        <PlanSection title="Informations" links={legalLinks} />
        <PlanSection title="Flux d’abonnement" links={feedLinks} />
        {ads.length > 0 && <PlanSection title="Dernières annonces" links={ads} />}
      </Container>
    </>
  );
}

type PlanSectionProps = { title: string; links: PlanLink[]; children?: ReactNode };

function PlanSection({ title, links, children }: PlanSectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.content}>
        <PlanLinks links={links} />
        {children}
      </div>
    </section>
  );
}
