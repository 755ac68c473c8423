import { baitName } from '@/lib/forms/honeypot';
import styles from './honeypot.module.css';

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
