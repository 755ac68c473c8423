import { classNames } from '@/components/ui/class-names';
import type { Figure } from '@/lib/ads/remuneration';
import styles from './remuneration.module.css';

type Props = { figures: Figure[]; convention: string | null };

/** Pay and convention, as figures rather than sentences. */
export function Remuneration({ figures, convention }: Props) {
  return (
    <>
      {figures.length > 0 && (
        <section>
          <h2>Rémunération</h2>
          <dl className={styles.figures}>
            {figures.map(({ name, value, unit }) => (
              <div key={name} className={styles.figure}>
                <dt>{name}</dt>
                {/* Without <strong>: Firefox and Orca read no element at the start of a <dd>. */}
                <dd className={styles.value}>
                  {value}
                  {unit && <span className={styles.unit}> / {unit}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {convention && (
        <section>
          <h2>Convention</h2>
          <div className={styles.figures}>
            <p className={classNames(styles.figure, styles.value)}>{convention}</p>
          </div>
        </section>
      )}
    </>
  );
}
