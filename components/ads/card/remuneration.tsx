import type { Figure } from '@/lib/ads/remuneration';
import styles from './remuneration.module.css';

type Props = { figures: Figure[]; convention: string | null };

/** Pay and convention, as figures rather than sentences. */
export function Remuneration({ figures, convention }: Props) {
  return (
    <>
      {figures.length > 0 && (
        <section aria-labelledby="remuneration">
          <h2 id="remuneration">Rémunération</h2>
          <dl className={styles.figures}>
            {figures.map(({ name, value, unit }) => (
              <div key={name} className={styles.figure}>
                <dt>{name}</dt>
                <dd>
                  <strong>{value}</strong>
                  {unit && <span className={styles.unit}> / {unit}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {convention && (
        <section aria-labelledby="convention">
          <h2 id="convention">Convention</h2>
          <div className={styles.figures}>
            <p className={styles.figure}>
              <strong>{convention}</strong>
            </p>
          </div>
        </section>
      )}
    </>
  );
}
