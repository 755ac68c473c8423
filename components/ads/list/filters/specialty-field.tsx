import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { SpecialtyPopup } from '@/components/ads/list/filters/specialty-popup';
import {
  addSpecialty,
  chosenNames,
  countsBeside,
  isAddable,
  type SpecialtyProps,
  SpecialtySelect,
  specialtyLabel,
  withoutChosen,
} from '@/components/ads/list/filters/specialty-select';
import { buttonClassName } from '@/components/ui/button/button';
import { ChevronDownIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
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

type Props = SpecialtyProps & { onSelect: (specialties: number[]) => void };

/** A `<select>` until hydration, while it is used, and when the code of the popup cannot be loaded; else a combobox. */
export function SpecialtyField(props: Props) {
  const { specialties } = props;
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const [unloadable, setUnloadable] = useState(false);

  useEffect(() => {
    const used = place.current?.querySelector('select:focus');
    // The list of the browser would close.
    if (used) used.addEventListener('blur', () => setReady(true), { once: true });
    else setReady(true);
  }, []);

  if (specialties === null || !isReady || unloadable) {
    return (
      <div ref={place} className={styles.field}>
        <SpecialtySelect {...props} autoFocus={unloadable} />
      </div>
    );
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

/** The specialty, and with `canAdd` a button for one more. */
function SpecialtyCombobox(props: ComboboxProps) {
  const { specialties, values, counts = null, canAdd = false, onSelect, onUnloadable } = props;
  const [chosen, setChosen] = useState(values);
  // As text: each render has another array of the same values.
  const all = values.join();
  useEffect(() => setChosen(all === '' ? [] : all.split(',').map(Number)), [all]);

  function choose(next: number[]) {
    setChosen(next);
    onSelect(next);
  }

  return (
    <div className={styles.field}>
      {/* In the name of the button: a label of its own would be announced before it, once more. */}
      <span aria-hidden className={styles.label}>
        {specialtyLabel}
      </span>
      <input type="hidden" name="specialty" value={chosen.join()} />
      <PopupButton
        label={specialtyLabel}
        className={styles.trigger}
        popup={{ specialties, counts, chosen, hasEvery: true }}
        onChoose={(specialty) => choose(specialty === null ? [] : [specialty])}
        onUnloadable={onUnloadable}
      >
        <VisuallyHidden>{`${specialtyLabel} `}</VisuallyHidden>
        <span className={styles.current}>{chosenNames(specialties, chosen)}</span>
        <ChevronDownIcon size={20} aria-hidden />
      </PopupButton>
      {canAdd && isAddable(chosen) && (
        <PopupButton
          label={addSpecialty}
          className={buttonClassName({ variant: 'quiet', size: 'small', className: styles.add })}
          popup={{
            specialties: withoutChosen(specialties, chosen),
            counts: countsBeside(counts, chosen, specialties),
            chosen: [],
          }}
          onChoose={(specialty) => specialty !== null && choose([...chosen, specialty])}
          onUnloadable={onUnloadable}
        >
          {addSpecialty}
        </PopupButton>
      )}
    </div>
  );
}

type PopupProps = {
  label: string;
  className: string | undefined;
  popup: Omit<ComponentProps<typeof SpecialtyPopup>, 'label' | 'onChoose' | 'onClose'>;
  onChoose: (specialty: number | null) => void;
  onUnloadable: () => void;
  children: ReactNode;
};

/** The APG's list autocomplete (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/); libraries weigh 14 kB and more. */
function PopupButton(props: PopupProps) {
  const { label, className, popup, onChoose, onUnloadable, children } = props;
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  /** False once the focus has left while the popup was loading. */
  const shouldOpen = useRef(false);

  function show() {
    shouldOpen.current = true;
    loadPopup().then(() => setOpen(shouldOpen.current), onUnloadable);
  }

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  function leave(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    shouldOpen.current = false;
    setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes that the focus leaves
    <div className={styles.opener} onBlur={leave}>
      <button
        ref={trigger}
        type="button"
        className={className}
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
        {children}
      </button>
      {open && Popup && (
        <Popup
          {...popup}
          label={label}
          onChoose={(specialty) => {
            onChoose(specialty);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
