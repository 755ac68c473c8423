import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { SkipLink } from '@/components/ui/link/skip-link';
import { placesPath } from '@/lib/places/landing/landing-url';
import type { PlacesPage } from '@/lib/places/landing/places-page';
import { adsBreadcrumbs } from '@/lib/seo/breadcrumbs';
import { CountedLinks } from './counted-links';
import { FranceMap } from './france-map';
import { MapLegend } from './map-legend';
import styles from './places-article.module.css';
import { RegionList } from './region-list';

const crumbs = adsBreadcrumbs({ name: 'Les annonces par lieu', path: placesPath });

/** All places with ads: the map of France, and the same as a list. */
export function PlacesArticle({ page }: { page: PlacesPage }) {
  return (
    <Container className={styles.article}>
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.header}>
        <h1 className={styles.title}>Les annonces par lieu</h1>
        <p className={styles.lead}>{page.lead}</p>
      </header>
      <div className={styles.columns}>
        <section className={styles.map}>
          <h2 id="carte" className={styles.heading}>
            La carte des départements
          </h2>
          <SkipLink href="#departements" className={styles.skip}>
            Passer la carte
          </SkipLink>
          <FranceMap departments={page.drawn} />
          <MapLegend legend={page.legend} />
          <p className={styles.source}>Source&nbsp;: IGN – Admin Express</p>
        </section>
        <section className={styles.list}>
          <h2 id="departements" tabIndex={-1} className={styles.heading}>
            Régions et départements
          </h2>
          {page.regions.map((region) => (
            <RegionList key={region.name} region={region} />
          ))}
        </section>
      </div>
      {page.towns.length > 0 && (
        <section className={styles.towns}>
          <h2 className={styles.heading}>Les villes avec le plus d’annonces</h2>
          <CountedLinks links={page.towns} />
        </section>
      )}
      {page.pairs.length > 0 && (
        <section className={styles.towns}>
          <h2 className={styles.heading}>Les spécialités les plus recherchées, par département</h2>
          <CountedLinks links={page.pairs} />
        </section>
      )}
    </Container>
  );
}
