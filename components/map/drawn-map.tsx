import { SiteLink } from '@/components/layout/links/site-link';
import { ConsentPanel } from '@/components/map/consent-panel';
import { MapDots } from '@/components/map/map-dots';
import { classNames } from '@/components/ui/class-names';
import { SkipLink } from '@/components/ui/link/links';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { SearchMap } from '@/lib/ads/list/search-map';
import { adsByPlace } from '@/lib/ads/messages';
import type { ListFilters } from '@/lib/ads/search';
import { placesPath } from '@/lib/landing/landing-url';
import { preparing, withoutAddresses } from '@/lib/map/messages';
import panel from './consent-panel.module.css';
import styles from './drawn-map.module.css';
import listMap from './list-map.module.css';

/** `listId` is the id of the list beside the map; with all filters there are pages of places. */
type Props = {
  map: SearchMap;
  listId: string;
  filters: ListFilters;
  className?: string | undefined;
};

/**
 * Beside the list, the site's own map of its ads. The outlines have the units of the map; dots and names are placed in
 * percent, in SVGs without a `viewBox`, so that they have the size of other text however small the map is.
 */
export function DrawnMap({ map, listId, filters, className }: Props) {
  const { x, y, size } = map.view;
  const viewBox = `${x - size / 2} ${y - size / 2} ${size} ${size}`;
  return (
    <section aria-label="Carte des annonces" className={classNames(styles.map, className)}>
      <SkipLink href={`#${listId}`} className={styles.skip}>
        Passer la carte<VisuallyHidden>, dont la liste contient toutes les annonces</VisuallyHidden>
      </SkipLink>
      <MapDots dots={map.dots} className={styles.france}>
        <svg viewBox={viewBox} aria-hidden>
          {map.outlines.map(({ code, path, isSearched }) => (
            <path
              key={code}
              d={path}
              className={classNames(styles.department, isSearched && styles.searched)}
            />
          ))}
          {map.insets.map(({ frame }) => (
            <rect key={frame.x} {...frame} rx={16} className={styles.frame} />
          ))}
          {map.circle && <circle {...map.circle} className={styles.circle} />}
        </svg>
        {map.insets.map(({ name, x, y }, index) => (
          // In two rows: on a phone a name is wider than its frame.
          <svg key={name} x={`${x}%`} y={`${y}%`} aria-hidden>
            <text dy={index % 2 === 0 ? '1.1em' : '2.3em'} className={styles.inset}>
              {name}
            </text>
          </svg>
        ))}
        {map.names.map(({ x, y, name, kind, radius, side }) => (
          <svg key={`${name} ${x}`} x={`${x}%`} y={`${y}%`} className={styles[kind]} aria-hidden>
            {(kind === 'town' || map.circle) && kind !== 'dot' && <circle r={radius - 1} />}
            <text x={side.x * (radius + 4)} y={side.y * (radius + 4)} {...side.text}>
              {name}
            </text>
          </svg>
        ))}
      </MapDots>
      <div className={styles.notes}>
        {map.dots.length === 0 && <p>{withoutAddresses}</p>}
        {map.notes.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          Carte simplifiée.{' '}
          <VisuallyHidden>La carte n’est pas disponible pour le moment. </VisuallyHidden>
          {filters === 'all' && <SiteLink href={placesPath}>{adsByPlace}</SiteLink>}
        </p>
        <p>Source&nbsp;: IGN – Admin Express</p>
      </div>
    </section>
  );
}

/** Instead of Google's map in the served HTML: the consent panel without its button, which needs the code of the map. */
export function ServedListMap() {
  return (
    <>
      <div className={listMap.scripted}>
        <ConsentPanel>
          <p className={panel.preparing}>{preparing}</p>
        </ConsentPanel>
      </div>
      <p className={listMap.unscripted}>
        La carte demande JavaScript, qui est désactivé dans votre navigateur. Toutes les annonces
        sont dans la liste.
      </p>
    </>
  );
}
