import { classNames } from '@/components/ui/class-names';
import { insets, mapSize } from '@/lib/places/landing/france-map';
import type { DrawnDepartment, PlacesPage } from '@/lib/places/landing/places-page';
import styles from './france-map.module.css';

/** The departments of France, as plain links: those of Next.js expect HTML, and this page has a list with the same. */
export function FranceMap({ departments }: { departments: DrawnDepartment[] }) {
  const { width, height } = mapSize;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no SVG
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={classNames(styles.map, styles.shades)}
      role="group"
      aria-labelledby="carte"
    >
      <g>
        {insets.map(({ frame, label }) => (
          <g key={label.lines.join(' ')}>
            <rect {...frame} rx={16} className={styles.frame} />
            <text x={label.x} y={label.y} className={styles.label}>
              {label.lines.map((line, index) => (
                <tspan key={line} x={label.x} dy={index === 0 ? 0 : 26}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        ))}
      </g>
      {departments.map(({ code, href, label, level, paths }) => {
        const shapes = (
          <>
            <title>{label}</title>
            {paths.map((path) => (
              <path key={path} d={path} data-level={level} />
            ))}
          </>
        );
        return href === null ? (
          <g key={code} className={styles.department}>
            {shapes}
          </g>
        ) : (
          <a key={code} href={href} className={styles.department}>
            {shapes}
          </a>
        );
      })}
    </svg>
  );
}

export function MapLegend({ legend }: Pick<PlacesPage, 'legend'>) {
  return (
    <ul className={classNames(styles.legend, styles.shades)} aria-label="Légende de la carte">
      {legend.map(({ level, words }) => (
        <li key={level}>
          <span className={styles.shade} data-level={level} />
          {words}
        </li>
      ))}
    </ul>
  );
}
