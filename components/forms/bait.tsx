import styles from './bait.module.css';

/** Nothing that browsers and password managers fill in by themselves. */
export const baitName = 'sujet';

/** A field that people neither see nor reach: what is filled in there, a robot filled in. */
export function Bait() {
  return (
    <div className={styles.bait} aria-hidden="true">
      <label>
        Laissez ce champ vide
        <input name={baitName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
