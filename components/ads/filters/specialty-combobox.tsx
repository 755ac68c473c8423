import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import type { SpecialtyOption, SpecialtyPopup } from '@/components/ads/filters/specialty-popup';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import styles from './specialty-combobox.module.css';

let Popup: typeof SpecialtyPopup | null = null;

async function loadPopup(): Promise<void> {
  Popup ??= (await import('@/components/ads/filters/specialty-popup')).SpecialtyPopup;
}

/** Has the list at hand for a visitor who has come to the filters; most never do. */
export function preparePopup(): void {
  // Opened, it is asked for again.
  loadPopup().catch(() => undefined);
}

type Props = {
  label: string;
  name: string;
  /** The name of the option that chooses none. */
  every: string;
  specialties: Specialty[];
  value: number | null;
  onSelect: (specialty: number | null) => void;
  /** The code of the list does not come: another field is needed. */
  onUnloadable: () => void;
};

/**
 * A dropdown with a search box, as the APG's list autocomplete in a popup. Our own: the libraries
 * weigh 14 kB and more, half of what this site allows a page.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SpecialtyCombobox(props: Props) {
  const { label, name, every, specialties, value, onSelect, onUnloadable } = props;
  const id = useId();
  const [chosen, setChosen] = useState(value);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  /** Whoever has gone on before it came is not called back. */
  const wanted = useRef(false);

  useEffect(() => setChosen(value), [value]);

  const all: SpecialtyOption[] = [{ id: null, name: every }, ...specialties];
  const current = all.find((option) => option.id === chosen) ?? {
    id: chosen,
    name: 'Spécialité choisie',
  };

  function show() {
    wanted.current = true;
    loadPopup().then(() => setOpen(wanted.current), onUnloadable);
  }

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  function choose(option: SpecialtyOption) {
    setChosen(option.id);
    onSelect(option.id);
    close();
  }

  function leave(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    wanted.current = false;
    setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus left
    <div className={styles.field} onBlur={leave}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <input type="hidden" name={name} value={chosen ?? ''} />
      <button
        ref={trigger}
        type="button"
        id={`${id}-value`}
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}-value`}
        // Safari gives a clicked button no focus: the list would see it leave, close, and reopen.
        onMouseDown={(event) => open && event.preventDefault()}
        onClick={() => (open ? close() : show())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          show();
        }}
      >
        <span className={styles.current}>{current.name}</span>
        <ChevronDownIcon size={20} aria-hidden />
      </button>
      {open && Popup && (
        <Popup label={label} options={all} chosen={chosen} onChoose={choose} onClose={close} />
      )}
    </div>
  );
}
