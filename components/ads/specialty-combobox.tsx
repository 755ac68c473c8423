import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Input } from '@/components/ui/input';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Specialty } from '@/lib/ads/specialty';
import { fold } from '@/lib/french/fold';
import { formatCount } from '@/lib/french/plural';
import styles from './specialty-combobox.module.css';

type Option = { id: number | null; name: string };

type Props = {
  label: string;
  name: string;
  /** The name of the option that chooses none. */
  every: string;
  specialties: Specialty[];
  value: number | null;
  onSelect: (specialty: number | null) => void;
};

/**
 * A dropdown with a search box, as the APG's list autocomplete in a popup. Our own: the libraries
 * weigh 14 kB and more, half of what this site allows a page.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SpecialtyCombobox({ label, name, every, specialties, value, onSelect }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState(value);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => setChosen(value), [value]);

  const all: Option[] = [{ id: null, name: every }, ...specialties];
  const current = all.find((option) => option.id === chosen) ?? {
    id: chosen,
    name: 'Spécialité choisie',
  };

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  function choose(option: Option) {
    setChosen(option.id);
    onSelect(option.id);
    close();
  }

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
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
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span className={styles.current}>{current.name}</span>
        <ChevronDown size={20} aria-hidden />
      </button>
      {open && (
        <Popup label={label} options={all} chosen={chosen} onChoose={choose} onClose={close} />
      )}
    </div>
  );
}

type PopupProps = {
  label: string;
  options: Option[];
  chosen: number | null;
  onChoose: (option: Option) => void;
  onClose: () => void;
};

function Popup({ label, options, chosen, onChoose, onClose }: PopupProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const found = options.filter((option) => fold(option.name).includes(fold(query.trim())));
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.id === chosen),
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => search.current?.focus(), []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      // Never the form's own submit: Enter chooses here.
      event.preventDefault();
      const option = found[active];
      if (option) onChoose(option);
    } else if (event.key === 'Escape') {
      // Closes the list and not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  }

  return (
    <div
      role="dialog"
      aria-label={label}
      className={styles.popup}
      onKeyDown={onKeyDown}
      // What is typed here is no filter yet.
      onChange={(event) => event.stopPropagation()}
    >
      <Input
        ref={search}
        type="text"
        role="combobox"
        aria-label={`Rechercher une spécialité`}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        placeholder="Rechercher…"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search box has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search box
          <div
            key={option.id ?? 'every'}
            id={optionId(index)}
            role="option"
            aria-selected={option.id === chosen}
            className={styles.option}
            data-active={index === active || undefined}
            // Keeps the focus in the search box, so that leaving it does not close the list first.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.name}
            {option.id === chosen && <Check size={18} aria-hidden />}
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {found.length === 0 && 'Aucune spécialité ne correspond.'}
      </p>
      <VisuallyHidden>
        <span role="status">
          {query !== '' &&
            found.length > 0 &&
            formatCount(found.length, 'spécialité', 'spécialités')}
        </span>
      </VisuallyHidden>
    </div>
  );
}
