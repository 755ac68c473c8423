'use client';

import type { FocusEvent, ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NearMe } from '@/components/places/near-me';
import type { Suggestions } from '@/components/places/place-suggestions';
import { Field, Input } from '@/components/ui/field/field';
import { XIcon } from '@/components/ui/icons/icons';
import { useHydrated } from '@/components/ui/use-hydrated';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { placeLabel, placeOfSlug } from '@/lib/places/place-slug';
import type { PlaceSummary } from '@/lib/places/place-summary';
import styles from './place-field.module.css';

type Props = {
  /** The slug of the place of the search; `null` for anywhere. */
  value?: string | null;
  /** That place, once it is loaded; until then perhaps another. */
  place?: PlaceSummary | null;
  /** The words typed for a place, to be corrected or continued. */
  words?: string;
  /** Called with each choice; `null` when emptied. With it, leaving the field restores the place of the search. */
  onSelect?: (place: PlaceSummary | null) => void;
  /** Whether leaving the field does not restore it: the server resolves the words. */
  keepsWords?: boolean;
  /** The field of the radius, shown with a commune; without JavaScript always. */
  radius?: ReactNode;
  /** Without the hint, and with an icon for « Autour de moi », where there is little space. */
  isShort?: boolean;
};

/** Milliseconds after the last key before suggestions are requested. */
const typingMs = 120;

const loadCode = () => import('@/components/places/place-suggestions');

/** « Où ? »: a text field that the server resolves; with JavaScript a combobox with suggestions. */
export function PlaceField(props: Props) {
  const { value = null, place = null, words = '', onSelect, keepsWords = false } = props;
  const { radius, isShort = false } = props;
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(() => placeOfSlug(value, place));
  const [text, setText] = useState(words || (chosen ? placeLabel(chosen) : ''));
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadCode>> | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isChosen = chosen !== null && text === placeLabel(chosen);
  const query = isChosen ? '' : text.trim();
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const shown = (open && suggestions?.places) || [];

  // The previous suggestions stay while the next ones load.
  useEffect(() => {
    if (!open || !code) return setSuggestions(null);
    const controller = new AbortController();
    const suggest = async () => {
      const found = await code.suggest(query, controller.signal);
      if (!controller.signal.aborted) setSuggestions(found);
    };
    const timer = setTimeout(suggest, query === '' ? 0 : typingMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [open, code, query]);

  // Follows another search, after Back or a reset of the filters, and the name of its place once that is known.
  const follow = useEffectEvent(() => {
    const isKnown = place?.slug === value;
    if ((chosen?.slug ?? null) === value && !(isKnown && isChosen)) return;
    const current = placeOfSlug(value, place);
    setChosen(current);
    setText(current ? placeLabel(current) : '');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it follows
  useEffect(() => follow(), [value, place]);

  // Keeps what was typed before hydration.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '') setText(typed);
  }, []);

  /** A failed load is retried with the next letter; until then the server resolves what is typed. */
  function prepare() {
    loadCode().then(setCode, () => undefined);
  }

  function choose(place: PlaceSummary) {
    // Nothing is remembered when the code cannot be loaded.
    loadCode().then(
      ({ rememberPlace }) => rememberPlace(place),
      () => undefined,
    );
    setChosen(place);
    setText(placeLabel(place));
    close();
    input.current?.focus();
    onSelect?.(place);
  }

  function type(typed: string) {
    prepare();
    setText(typed);
    setActive(-1);
    setOpen(true);
    if (typed !== '' || chosen === null) return;
    setChosen(null);
    onSelect?.(null);
  }

  function clear() {
    type('');
    input.current?.focus();
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function leave(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
    if (onSelect && !keepsWords) setText(chosen ? placeLabel(chosen) : '');
  }

  const keys = { shown, active, query, text, setActive, setOpen, choose, type, close };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes that the focus leaves
    <div className={styles.field} onBlur={leave}>
      <Field label="Où ?" hint={!isShort && 'Ville, code postal, département ou région'}>
        {(control) => (
          <div
            className={styles.combobox}
            // Typed text is no filter until it is chosen.
            onChange={(event) => event.stopPropagation()}
          >
            {hydrated && isChosen && <input type="hidden" name="place" value={chosen.slug} />}
            <Input
              {...control}
              {...(hydrated && {
                role: 'combobox',
                'aria-expanded': shown.length > 0,
                'aria-controls': code ? `${control.id}-list` : undefined,
                'aria-autocomplete': 'list',
                'aria-activedescendant': active < 0 ? undefined : `${control.id}-${active}`,
              })}
              ref={input}
              type="text"
              // Words are sent for the server to resolve.
              name={!hydrated || query !== '' ? 'place' : undefined}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              value={text}
              onChange={(event) => type(event.target.value)}
              onFocus={({ target }) => {
                prepare();
                // Words go on; the name of a place is replaced.
                if (isChosen) target.select();
              }}
              onClick={() => setOpen(true)}
              onKeyDown={(event) => code?.pressKey(event, keys)}
            />
            {hydrated && text !== '' && (
              // With keys Escape does it.
              <button type="button" tabIndex={-1} className={styles.clear} onClick={clear}>
                <XIcon size={20} aria-hidden />
                <VisuallyHidden>Effacer le lieu</VisuallyHidden>
              </button>
            )}
            {code && (
              <code.PlaceOptions
                id={control.id}
                suggestions={suggestions}
                active={active}
                onChoose={choose}
                onClose={close}
              />
            )}
          </div>
        )}
      </Field>
      <NearMe isShort={isShort} onFound={choose} />
      {radius && (
        <div className={styles.radius} data-shown={chosen?.kind === 'commune' || undefined}>
          {radius}
        </div>
      )}
    </div>
  );
}
