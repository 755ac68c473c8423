import { Pin } from '@/components/map/google/pin';
import type { LegendLine } from '@/lib/map/legend';
import styles from './legend.module.css';

/** The legend: ads that the map does not show, or not at their exact place. */
export function Legend({ lines }: { lines: LegendLine[] }) {
  if (lines.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when its lines do not fit
    <ul className={styles.legend} aria-label="Légende" tabIndex={0}>
      {lines.map(({ text, approximate }) => (
        <li key={text}>
          {approximate && <Pin approximate className={styles.mark} />}
          {text}
        </li>
      ))}
    </ul>
  );
}
