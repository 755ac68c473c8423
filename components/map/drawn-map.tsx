import { SiteLink } from '@/components/layout/links/site-link';
import { ConsentPanel } from '@/components/map/consent-panel';
import { classNames } from '@/components/ui/class-names';
import { SkipLink } from '@/components/ui/link/links';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { MapDot, SearchMap } from '@/lib/ads/list/search-map';
import { adsByPlace } from '@/lib/ads/messages';
import type { ListFilters } from '@/lib/ads/search';
import { placesPath } from '@/lib/landing/landing-url';
import { mapUnavailable, preparing, withoutAddresses } from '@/lib/map/messages';
import { insets } from '@/lib/places/france-map';
import panel from './consent-panel.module.css';
import styles from './drawn-map.module.css';
import listMap from './list-map.module.css';

type Props = {
  map: SearchMap;
  /** The id of the list, which has the same ads as the map. */
  listId: string;
  className: string | undefined;
};

/** Beside the list, the site's own map of its ads, whose dots are links. */
export function DrawnMap({ map, listId, className }: Props) {
  const { x, y, width, height, scale } = map.view;
  return (
    <section aria-label="Carte des annonces" className={classNames(styles.map, className)}>
      <SkipLink href={`#${listId}`} className={styles.skip}>
        Passer la carte<VisuallyHidden>, dont la liste contient toutes les annonces</VisuallyHidden>
      </SkipLink>
      <svg viewBox={`${x} ${y} ${width} ${height}`} className={styles.france}>
        <title>Carte de France</title>
        {insets.slice(1).map(({ frame, label }) => (
          <g key={frame.x}>
            <rect {...frame} rx={16} className={styles.frame} />
            <text x={label.x} y={label.y} className={styles.inset}>
              {label.lines.join(' ')}
            </text>
          </g>
        ))}
        {map.outlines.map(({ code, path }) => (
          <path key={code} d={path} className={styles.department} />
        ))}
        {map.dots.map((dot) => (
          <Dot key={dot.href} dot={dot} scale={scale} />
        ))}
      </svg>
      <div className={styles.notes}>
        {map.dots.length === 0 && <p>{withoutAddresses}</p>}
        {map.notes.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>Source&nbsp;: IGN – Admin Express</p>
      </div>
    </section>
  );
}

/** A plain link: those of Next.js expect HTML. */
function Dot({ dot, scale }: { dot: MapDot; scale: number }) {
  const { x, y, href, label, count, radius, name } = dot;
  const beside = radius + 6;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <a href={href} rel="nofollow" className={styles.dot}>
        <title>{label}</title>
        <circle r={radius} />
        {count > 1 && (
          <text className={styles.count} dy="0.35em">
            {count}
          </text>
        )}
        {name && (
          <text
            x={name.side === 'left' ? -beside : beside}
            dy="0.35em"
            textAnchor={name.side === 'left' ? 'end' : 'start'}
            className={styles.name}
          >
            {name.text}
          </text>
        )}
      </a>
    </g>
  );
}

/** Above that map: that there is no other. */
export function MapUnavailable({ filters }: { filters: ListFilters }) {
  return (
    <>
      <span>{`${mapUnavailable} `}</span>
      {filters === 'all' && <SiteLink href={placesPath}>{adsByPlace}</SiteLink>}
    </>
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
