import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import {
  RecentLinks,
  title as recentTitle,
  useRecentSearches,
} from '@/components/recent/recent-row';
import { fitToScreen } from '@/components/ui/field/fit-to-screen';
import listbox from '@/components/ui/field/listbox.module.css';
import { isComposing } from '@/components/ui/is-composing';
import { unbroken } from '@/components/ui/unbroken';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { readVisits, searchesItem } from '@/lib/ads/visits/stored-visits';
import { readPlaceNear, readPlaces, type SuggestedPlace } from '@/lib/api/browser/places';
import { formatCount } from '@/lib/french/numbers';
import { placeLabel } from '@/lib/places/place-slug';
import { type PlaceSummary, recentPlaces } from '@/lib/places/place-summary';
import { withTimeout } from '@/lib/runtime/with-timeout';
import styles from './place-field.module.css';

export { rememberPlace } from '@/lib/places/place-summary';

/* The code that the field needs once the visitor uses it. */

export type Suggestions = {
  /** `recent`: what the visitor chose before, as long as nothing is typed. */
  kind: 'recent' | 'found' | 'failed';
  places: SuggestedPlace[];
};

/** The places to suggest for what was typed, or the recent ones when that is nothing. */
export async function suggest(typed: string, signal: AbortSignal): Promise<Suggestions> {
  if (typed === '') return { kind: 'recent', places: recentPlaces() };
  try {
    return { kind: 'found', places: await readPlaces(typed, signal) };
  } catch {
    return { kind: 'failed', places: [] };
  }
}

type Props = {
  id: string;
  suggestions: Suggestions | null;
  active: number;
  onChoose: (place: PlaceSummary) => void;
  onClose: () => void;
};

const messages = {
  recent: '',
  found: 'Nous ne connaissons pas ce lieu.',
  failed: 'Les suggestions ne s’affichent pas. Appuyez sur Entrée pour chercher ce lieu.',
};

/** The suggestions below the field. The list is always there, for `aria-controls`. */
export function PlaceOptions({ id, suggestions, active, onChoose, onClose }: Props) {
  const places = suggestions?.places ?? [];
  const message = suggestions && places.length === 0 ? messages[suggestions.kind] : '';
  const searches = useRecentSearches(
    suggestions?.kind === 'recent' ? readVisits(searchesItem) : '',
  );
  const isShown = places.length + searches.length > 0 || message !== '';
  const popup = useRef<HTMLDivElement>(null);

  // The style of the field says how much is to be visible below it.
  useLayoutEffect(() => {
    if (isShown) popup.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it fits these suggestions
  useLayoutEffect(() => (isShown ? fitToScreen(popup.current, 0) : undefined), [suggestions]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field: a blur would close it before the click
    <div
      ref={popup}
      className={listbox.popup}
      hidden={!isShown}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions?.kind === 'recent' && places.length > 0 && (
        <p className={styles.recent}>Choix récents</p>
      )}
      <div id={`${id}-list`} role="listbox" aria-label="Lieux" className={listbox.list}>
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            key={place.slug}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={listbox.option}
            data-active={index === active || undefined}
            onClick={() => onChoose(place)}
          >
            <span>
              <span className={styles.name}>
                {unbroken(place.detail ? place.name : placeLabel(place))}
              </span>
              <span className={styles.detail}>{unbroken(detailOf(place))}</span>
            </span>
          </div>
        ))}
      </div>
      {searches.length > 0 && (
        <>
          <p className={styles.recent}>{recentTitle}</p>
          <RecentLinks searches={searches} className={listbox.option} onOpen={onClose} />
        </>
      )}
      <p role="status" className={listbox.message}>
        {message}
      </p>
      <VisuallyHidden>
        <span role="status">
          {places.length > 0 && formatCount(places.length, 'lieu proposé', 'lieux proposés')}
        </span>
      </VisuallyHidden>
    </div>
  );
}

type Field = {
  shown: SuggestedPlace[];
  /** The index of the active suggestion; -1 for none. */
  active: number;
  /** The words that are searched for. */
  query: string;
  text: string;
  setActive: (index: number) => void;
  setOpen: (open: boolean) => void;
  choose: (place: PlaceSummary) => void;
  type: (text: string) => void;
  close: () => void;
};

/** Handles the keys of a combobox. */
export function pressKey(event: KeyboardEvent, field: Field): void {
  const action = isComposing(event.nativeEvent) ? undefined : actionOf(event.key, field);
  if (!action) return;
  // Enter would submit the form, Escape close the dialog around it.
  event.preventDefault();
  event.stopPropagation();
  action();
}

function actionOf(key: string, { shown, active, query, text, ...field }: Field) {
  function move(step: 1 | -1) {
    const from = active < 0 && step === -1 ? 0 : active;
    if (shown.length === 0) field.setOpen(true);
    else field.setActive((from + step + shown.length) % shown.length);
  }
  function closeOrClear() {
    if (shown.length === 0) field.type('');
    field.close();
  }
  // The active suggestion, or the first one for words.
  const entered = active >= 0 || query !== '' ? shown[Math.max(active, 0)] : undefined;
  if (key === 'ArrowDown') return () => move(1);
  if (key === 'ArrowUp') return () => move(-1);
  if (key === 'Enter') return entered && (() => field.choose(entered));
  return key === 'Escape' && (shown.length > 0 || text !== '') ? closeOrClear : undefined;
}

/** « · Ille-et-Vilaine · 5 annonces », behind the name. */
function detailOf({ detail, count }: SuggestedPlace): string {
  const ads =
    count !== undefined && formatCount(count, 'annonce', 'annonces').replace(' ', '\u00a0');
  return [detail, ads].map((text) => (text ? ` · ${text}` : '')).join('');
}

/** Milliseconds for the position; one of the last five minutes will do. */
const positionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** The town nearest to the device, or why there is none. @throws when the position cannot be determined. */
export async function locate(): Promise<PlaceSummary | string> {
  const position = new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, positionOptions);
  });
  try {
    // Some browsers never answer.
    const { coords } = await withTimeout(position, 15_000);
    const place = await readPlaceNear(coords);
    return place ?? 'Aucune commune française n’est proche de votre position.';
  } catch (error) {
    if (isRefusal(error)) return 'Votre navigateur ne partage pas votre position avec ce site.';
    throw error;
  }
}

/** A refusal has the code 1 of GeolocationPositionError; Safari has no class of that name to compare with. */
function isRefusal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 1;
}
