import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { SiteLink } from '@/components/layout/links/site-link';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import { SkipLink } from '@/components/ui/link/links';
import { unbroken } from '@/components/ui/unbroken';
import { placesPath } from '@/lib/landing/landing-url';
import type { LinkGroup } from '@/lib/landing/links';
import type { ListedRegion, PlacesPage } from '@/lib/landing/places-page';
import { insets, mapSize } from '@/lib/places/france-map';
import { adsBreadcrumbs } from '@/lib/seo/json-ld';
import map from './france-map.module.css';
import { CountedLinks } from './link-groups';
import styles from './places-article.module.css';

const title = 'Les annonces par lieu';
const crumbs = adsBreadcrumbs({ name: title, path: placesPath });

/** All places with ads: the map of France, and the same as a list. */
export function PlacesArticle({ page }: { page: PlacesPage }) {
  return (
    <Container className={styles.article}>
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.header}>
        <h1>{title}</h1>
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
          <FranceMap {...page} />
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
      <Further title="Les villes avec le plus d’annonces" links={page.towns} />
      <Further title="Les spécialités les plus recherchées, par département" links={page.pairs} />
    </Container>
  );
}

function Further({ title, links }: LinkGroup) {
  if (links.length === 0) return null;
  return (
    <section className={styles.towns}>
      <h2 className={styles.heading}>{title}</h2>
      <CountedLinks links={links} />
    </section>
  );
}

function RegionList({ region }: { region: ListedRegion }) {
  const { name, href, departments, without } = region;
  return (
    <section className={styles.region}>
      <h3 className={styles.name}>
        {href === null ? name : <SiteLink href={href}>{name}</SiteLink>}
      </h3>
      {departments.length > 0 && <CountedLinks links={departments} />}
      {without !== null && <p className={styles.without}>{unbroken(without)}</p>}
    </section>
  );
}

/** The departments of France, as plain links: those of Next.js expect HTML, and this page has a list with the same. */
export function FranceMap({ drawn, legend }: Pick<PlacesPage, 'drawn' | 'legend'>) {
  const { width, height } = mapSize;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no SVG */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={classNames(map.map, map.shades)}
        role="group"
        aria-labelledby="carte"
      >
        <g>
          {insets.map(({ frame, label }) => (
            <g key={label.lines.join(' ')}>
              <rect {...frame} rx={16} className={map.frame} />
              <text x={label.x} y={label.y} className={map.label}>
                {label.lines.map((line, index) => (
                  <tspan key={line} x={label.x} dy={index === 0 ? 0 : '1.1em'}>
                    {line}
                  </tspan>
                ))}
              </text>
            </g>
          ))}
        </g>
        {drawn.map(({ code, href, label, level, paths }) => {
          const Shapes = href === null ? 'g' : 'a';
          return (
            <Shapes key={code} href={href ?? undefined} className={map.department}>
              <title>{label}</title>
              {paths.map((path) => (
                <path key={path} d={path} data-level={level} />
              ))}
            </Shapes>
          );
        })}
      </svg>
      <ul className={classNames(map.legend, map.shades)} aria-label="Légende de la carte">
        {legend.map(({ level, words }) => (
          <li key={level}>
            <span className={map.shade} data-level={level} />
            {words}
          </li>
        ))}
      </ul>
      <p className={styles.source}>Source&nbsp;: IGN – Admin Express</p>
    </>
  );
}
