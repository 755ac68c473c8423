import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { SpecialtyPopup } from '@/components/ads/list/filters/specialty-popup';
import {
  chosenNames,
  type SpecialtyProps,
  SpecialtySelect,
  specialtyLabel,
} from '@/components/ads/list/filters/specialty-select';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { useHydrated } from '@/components/ui/use-hydrated';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { everySpecialty } from '@/lib/ads/messages';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import styles from './specialty-field.module.css';

let Popup: typeof SpecialtyPopup | null = null;

async function loadPopup(): Promise<void> {
  Popup ??= (await import('@/components/ads/list/filters/specialty-popup')).SpecialtyPopup;
}

/** Loads the popup when the visitor reaches the filters; a failed load is retried when the popup is opened. */
export function preparePopup(): void {
  loadPopup().catch(() => undefined);
}

type Props = SpecialtyProps & { onSelect: (specialty: number | null) => void };

/** A `<select>` until hydration and when its code cannot be loaded, otherwise a combobox with a search box. */
export function SpecialtyField(props: Props) {
  const { specialties } = props;
  const hydrated = useHydrated();
  const [unloadable, setUnloadable] = useState(false);
  if (specialties === null || !hydrated || unloadable) {
    return <SpecialtySelect {...props} autoFocus={unloadable} />;
  }
  return (
    <SpecialtyCombobox
      {...props}
      specialties={specialties}
      onUnloadable={() => setUnloadable(true)}
    />
  );
}

type ComboboxProps = Props & { specialties: SpecialtyChoice[]; onUnloadable: () => void };

/** The APG's list autocomplete (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/); libraries weigh 14 kB and more. */
function SpecialtyCombobox(props: ComboboxProps) {
  const { specialties, value, others = [], counts = null, onSelect, onUnloadable } = props;
  const [chosen, setChosen] = useState(value);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  /** False once the focus has left while the popup was loading. */
  const shouldOpen = useRef(false);
  // Another choice replaces all of them.
  const besides = chosen === value ? others : [];
  const current = chosen === null ? everySpecialty : chosenNames(specialties, chosen, besides);
  useEffect(() => setChosen(value), [value]);

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
        {specialtyLabel}
      </span>
      <input
        type="hidden"
        name="specialty"
        value={chosen === null ? '' : [chosen, ...besides].join()}
      />
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
        <VisuallyHidden>{`${specialtyLabel} `}</VisuallyHidden>
        <span className={styles.current}>{current}</span>
        <ChevronDownIcon size={20} aria-hidden />
      </button>
      {open && Popup && (
        <Popup
          label={specialtyLabel}
          specialties={specialties}
          counts={counts}
          chosen={chosen}
          onChoose={choose}
          onClose={close}
        />
      )}
    </div>
  );
}
