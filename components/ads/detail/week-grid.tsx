import { CheckIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { periodLabels, type WeekDay } from '@/lib/ads/details';
import styles from './week-grid.module.css';

/** The desired slots: a table, drawn as a grid. */
export function WeekGrid({ week }: { week: WeekDay[] }) {
  return (
    <section>
      <h2 id="creneaux">Créneaux souhaités</h2>
      <table className={styles.grid} aria-labelledby="creneaux">
        <thead>
          <tr>
            <td />
            {periodLabels.map((period) => (
              <th key={period} scope="col">
                {period}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.map(({ label, periods }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {periodLabels.map((period, index) => (
                <td key={period} className={periods[index] ? styles.requested : undefined}>
                  {periods[index] && <CheckIcon size={20} aria-hidden />}
                  <VisuallyHidden>{periods[index] ? 'Souhaité' : 'Non souhaité'}</VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
