import { classNames } from '@/components/ui/class-names';
import type { PlacesPage } from '@/lib/places/landing/places-page';
import styles from './map-legend.module.css';
import shades from './shades.module.css';

/** What the shades of the map stand for. */
export function MapLegend({ legend }: Pick<PlacesPage, 'legend'>) {
  return (
    <ul className={classNames(styles.legend, shades.shades)} aria-label="Légende de la carte">
      {legend.map(({ level, words }) => (
        <li key={level}>
          <span className={styles.shade} data-level={level} />
          {words}
        </li>
      ))}
    </ul>
  );
}
