import { Pin } from '@/components/map/google/pin';
import type { LegendLine } from '@/lib/map/legend';
import styles from './legend.module.css';

/** What the map does not show, or not where it is. */
export function Legend({ lines }: { lines: LegendLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label="Légende">
      {lines.map(({ text, approximate }) => (
        <li key={text}>
          {approximate && <Pin approximate className={styles.mark} />}
          {text}
        </li>
      ))}
    </ul>
  );
}
