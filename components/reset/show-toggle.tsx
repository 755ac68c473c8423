import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './show-toggle.module.css';

type Props = { shown: boolean; what: string; onToggle: () => void };

/** Its name is the action; a live region announces the result, as a changed name is not read again. */
export function ShowToggle({ shown, what, onToggle }: Props) {
  const [used, setUsed] = useState(false);
  const Icon = shown ? EyeOffIcon : EyeIcon;

  function toggle() {
    setUsed(true);
    onToggle();
  }

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        // Keeps the focus in the field, and with it the on-screen keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        <Icon size={20} aria-hidden />
        {shown ? 'Masquer' : 'Afficher'}
        <VisuallyHidden> {what}</VisuallyHidden>
      </button>
      <span role="status">
        {used && <VisuallyHidden>{shown ? 'Saisie visible.' : 'Saisie masquée.'}</VisuallyHidden>}
      </span>
    </>
  );
}
