import Link from 'next/link';
import { type ReactNode, useId } from 'react';
import { SectionLink } from '@/components/layout/links/section-link';
import { LegalHeader } from '@/components/legal/legal-header';
import { Container } from '@/components/ui/container';
import {
  adLinks,
  blogLinks,
  feedLinks,
  formLinks,
  legalLinks,
  type PlanLink,
} from '@/lib/plan/links';
import { planPage } from '@/lib/plan/plan-page';
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs';
import { PlanBlock } from './plan-block';
import { PlanColumns } from './plan-columns';
import { PlanLinks } from './plan-links';
import styles from './site-plan.module.css';

type Props = {
  showsMap: boolean;
  /** `null` when the API failed. */
  specialties: PlanLink[] | null;
  /** `null` when the API failed. */
  posts: PlanLink[] | null;
};

/** Every page that a visitor can reach, by kind. Each ad is in the list and under its specialty. */
export function SitePlan({ showsMap, specialties, posts }: Props) {
  return (
    <>
      <LegalHeader
        title={planPage.title}
        updated={null}
        crumbs={breadcrumbsTo({ name: planPage.title, path: planPage.path })}
      />
      <Container className={styles.plan}>
        <PlanSection title="Accueil">
          <PlanColumns>
            <li>
              <Link href="/" prefetch={false}>
                Page d’accueil
              </Link>
            </li>
            <li>
              <SectionLink section="how-it-works">Comment ça marche</SectionLink>
            </li>
            <li>
              <SectionLink section="contact">Nous contacter</SectionLink>
            </li>
          </PlanColumns>
        </PlanSection>
        <PlanSection title="Nos annonces">
          <PlanLinks links={adLinks(showsMap)} />
          <PlanBlock
            title="Par spécialité"
            links={specialties}
            words={{
              failed: 'Impossible de charger les spécialités.',
              empty: 'Aucune annonce disponible pour le moment.',
            }}
          />
        </PlanSection>
        <PlanSection title="Le blog">
          <PlanLinks links={blogLinks} />
          <PlanBlock
            title="Articles"
            links={posts}
            words={{
              failed: 'Impossible de charger les articles pour le moment.',
              empty: "Aucun article n'est disponible pour le moment. Revenez bientôt\u00a0!",
            }}
          />
        </PlanSection>
        <PlanSection title="Pré-inscription">
          <PlanLinks links={formLinks} />
        </PlanSection>
        <PlanSection title="Informations">
          <PlanLinks links={legalLinks} />
        </PlanSection>
        <PlanSection title="Flux d’abonnement">
          <PlanColumns>
            {feedLinks.map(({ name, href, type }) => (
              <li key={href}>
                <a href={href} type={type}>
                  {name}
                </a>
              </li>
            ))}
          </PlanColumns>
        </PlanSection>
      </Container>
    </>
  );
}

/** A section of the site map. */
function PlanSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
