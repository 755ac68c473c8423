import { AdCards } from '@/components/ads/card/ad-cards';
import { PublishCall } from '@/components/ads/list/publish-call';
import { Subscribe } from '@/components/ads/list/subscribe';
import { SpecialtyLinks } from '@/components/ads/specialty/specialty-links';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Container } from '@/components/ui/container';
import { adListHref } from '@/lib/ads/search';
import type { SpecialtyPage } from '@/lib/ads/specialty/specialty-page';
import type { SpecialtyLink } from '@/lib/ads/specialty/specialty-url';
import type { Breadcrumb } from '@/lib/seo/breadcrumbs';
import styles from './specialty-article.module.css';

type Props = {
  page: SpecialtyPage;
  crumbs: Breadcrumb[];
  /** The other specialties that have a page. */
  others: SpecialtyLink[];
};

/** The ads of one specialty: a landing page for search engines. */
export function SpecialtyArticle({ page, crumbs, others }: Props) {
  return (
    <Container>
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.header}>
        <h1 className={styles.title}>{page.heading}</h1>
        <p className={styles.facts}>{page.facts.join(' ')}</p>
        <p>
          <ButtonLink href={adListHref(page.search)} variant="secondary">
            Filtrer ces annonces
          </ButtonLink>
        </p>
      </header>
      <section>
        <h2 className={styles.heading}>Les annonces en ligne</h2>
        <AdCards cards={page.cards} search={page.search} />
        {page.moreHref && (
          <p className={styles.more}>
            <ButtonLink href={page.moreHref}>Voir la suite des annonces</ButtonLink>
          </p>
        )}
        <div className={styles.subscribe}>
          <Subscribe search={page.search} />
        </div>
      </section>
      <div className={styles.panels}>
        <section className={styles.rules}>
          <h2 className={styles.heading}>Qui peut remplacer&nbsp;?</h2>
          <p>
            Un médecin se fait remplacer par un confrère inscrit au tableau de l’Ordre, ou par un
            interne qui a une licence de remplacement dans sa spécialité.
          </p>
          <p>
            Il en informe d’abord son conseil départemental de l’Ordre, à qui le contrat est
            communiqué.
          </p>
        </section>
        <PublishCall />
      </div>
      <SpecialtyLinks title="Autres spécialités" links={others} />
    </Container>
  );
}
