import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Input } from '@/components/ui/field/field';
import { fitToScreen } from '@/components/ui/field/fit-to-screen';
import styles from '@/components/ui/field/listbox.module.css';
import { CheckIcon } from '@/components/ui/icons/icons';
import { isComposing } from '@/components/ui/is-composing';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { everySpecialty } from '@/lib/ads/messages';
import { searchSpecialties } from '@/lib/ads/specialty/search-specialties';
import type { SpecialtyChoice } from '@/lib/ads/specialty/specialty';
import { formatCount, formatNumber } from '@/lib/french/numbers';

/** An option without an id clears the selection. */
type Option = Omit<SpecialtyChoice, 'id'> & { id: number | null };

type Props = {
  label: string;
  specialties: SpecialtyChoice[];
  counts: Record<number, number> | null;
  chosen: readonly number[];
  /** Whether the first option is « Toutes les spécialités ». */
  hasEvery?: boolean;
  onChoose: (specialty: number | null) => void;
  onClose: () => void;
};

/** The search box and the list below; arrow keys in the box move through the list. */
export function SpecialtyPopup(props: Props) {
  const { label, specialties, counts, chosen, hasEvery = false, onChoose, onClose } = props;
  const id = useId();
  const [query, setQuery] = useState('');
  const every: Option[] = hasEvery ? [{ id: null, name: everySpecialty }] : [];
  const options = [...every, ...specialties];
  const found = searchSpecialties(options, query);
  const isChosen = ({ id }: Option) => (id === null ? chosen.length === 0 : chosen.includes(id));
  const start = options.findIndex(isChosen);
  const [active, setActive] = useState(Math.max(0, start));
  // No option is active before the first key: a screen reader would announce it instead of the search box.
  const [used, setUsed] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => search.current?.focus(), []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
      setUsed(true);
    } else if (event.key === 'Enter') {
      // Enter selects the option and must not submit the form.
      event.preventDefault();
      const option = found[active];
      if (option) onChoose(option.id);
    } else if (event.key === 'Escape') {
      // Closes the list, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  }

  return (
    <div
      ref={fitToScreen}
      role="dialog"
      aria-label={label}
      className={styles.popup}
      onKeyDown={onKeyDown}
      // The search text is not a filter of the form.
      onChange={(event) => event.stopPropagation()}
    >
      <Input
        ref={search}
        type="text"
        role="combobox"
        aria-label="Rechercher une spécialité"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={used && found.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        placeholder="Rechercher…"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
          setUsed(true);
        }}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search box handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search box
          <div
            key={option.id ?? 'every'}
            id={optionId(index)}
            role="option"
            aria-selected={isChosen(option)}
            className={styles.option}
            data-active={index === active || undefined}
            // Keeps the focus in the search box: a blur would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option.id)}
          >
            <span className={styles.text}>
              <span>{option.name}</span>
              {option.withoutAds && <span className={styles.detail}> aucune annonce</span>}
              {counts !== null && option.id !== null && !option.withoutAds && (
                <span
                  className={styles.detail}
                >{` (${formatNumber(counts[option.id] ?? 0)})`}</span>
              )}
            </span>
            {isChosen(option) && <CheckIcon size={18} aria-hidden />}
          </div>
        ))}
      </div>
      <p role="status" className={styles.message}>
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
