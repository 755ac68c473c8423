import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import styles from './show-toggle.module.css';

type Props = { shown: boolean; what: string; onToggle: () => void };

/** Says what it does; what it did is announced, for a name that changes is not read again. */
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
        // The focus, and with it the keyboard of a phone, stays in the field.
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
