import { honeypotName } from '@/lib/forms/honeypot';
import styles from './honeypot.module.css';

/** A field that is hidden from people and the keyboard, so that only bots fill it in. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Laissez ce champ vide
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
