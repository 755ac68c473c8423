import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { SpecialtyPopup } from '@/components/ads/filters/specialty-popup';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import styles from './specialty-combobox.module.css';

let Popup: typeof SpecialtyPopup | null = null;

async function loadPopup(): Promise<void> {
  Popup ??= (await import('@/components/ads/filters/specialty-popup')).SpecialtyPopup;
}

/** Loads the code of the popup when the visitor reaches the filters; most never do. */
export function preparePopup(): void {
  // A failed load is retried when the popup is opened.
  loadPopup().catch(() => undefined);
}

type Props = {
  label: string;
  name: string;
  /** The name of the option that clears the selection. */
  every: string;
  specialties: SpecialtyChoice[];
  value: number | null;
  onSelect: (specialty: number | null) => void;
  /** Called when the code of the popup cannot be loaded. */
  onUnloadable: () => void;
};

/**
 * A dropdown with a search box: the APG's list autocomplete in a popup. Libraries weigh 14 kB and
 * more, half of the budget of a page.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SpecialtyCombobox(props: Props) {
  const { label, name, every, specialties, value, onSelect, onUnloadable } = props;
  const [chosen, setChosen] = useState(value);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  /** False once the focus has left while the popup was loading. */
  const shouldOpen = useRef(false);

  useEffect(() => setChosen(value), [value]);

  const known = specialties.find(({ id }) => id === chosen)?.name ?? 'Spécialité choisie';

  function show() {
    shouldOpen.current = true;
    loadPopup().then(() => setOpen(shouldOpen.current), onUnloadable);
  }

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  function choose(specialty: number | null) {
    setChosen(specialty);
    onSelect(specialty);
    close();
  }

  function leave(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    shouldOpen.current = false;
    setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes that the focus leaves
    <div className={styles.field} onBlur={leave}>
      {/* In the name of the button: a label of its own would be announced before it, once more. */}
      <span aria-hidden className={styles.label}>
        {label}
      </span>
      <input type="hidden" name={name} value={chosen ?? ''} />
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={open}
        // Safari does not focus a clicked button: the list would lose the focus, close, and reopen.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={() => (open ? close() : show())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          show();
        }}
      >
        <VisuallyHidden>{`${label} `}</VisuallyHidden>
        <span className={styles.current}>{chosen === null ? every : known}</span>
        <ChevronDownIcon size={20} aria-hidden />
      </button>
      {open && Popup && (
        <Popup
          label={label}
          every={every}
          specialties={specialties}
          chosen={chosen}
          onChoose={choose}
          onClose={close}
        />
      )}
    </div>
  );
}
