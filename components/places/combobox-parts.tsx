import type { Suggestions } from '@/components/places/use-suggestions';
import listbox from '@/components/ui/field/listbox.module.css';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { PlaceSummary } from '@/lib/ads/place-summary-schema';
import { placeDetail, placeLabel } from '@/lib/ads/search-place';
import { formatCount } from '@/lib/french/plural';
import styles from './place-field.module.css';

/** What the combobox shows when a key is pressed. */
type Shown = {
  /** How many options are shown; 0 when the list is closed. */
  count: number;
  /** The index of the active option; negative for none. */
  active: number;
  /** Whether the field holds words that are no choice yet. */
  hasWords: boolean;
  isEmpty: boolean;
};

type Action =
  | { kind: 'open' }
  | { kind: 'activate'; index: number }
  | { kind: 'choose'; index: number }
  | { kind: 'close' }
  | { kind: 'clear' };

/**
 * What a key does in the field of a combobox; `null` for what the browser does. Enter chooses the active
 * option, or the first one for words; Escape closes the list, then clears the field.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/#keyboardinteraction
 */
export function actionOfKey(key: string, shown: Shown): Action | null {
  switch (key) {
    case 'ArrowDown':
      return step(shown, 1);
    case 'ArrowUp':
      return step(shown, -1);
    case 'Enter':
      return choice(shown);
    case 'Escape':
      if (shown.count > 0) return { kind: 'close' };
      return shown.isEmpty ? null : { kind: 'clear' };
    default:
      return null;
  }
}

function step({ count, active }: Shown, by: 1 | -1): Action {
  if (count === 0) return { kind: 'open' };
  const from = active < 0 && by === -1 ? 0 : active;
  return { kind: 'activate', index: (from + by + count) % count };
}

function choice({ count, active, hasWords }: Shown): Action | null {
  if (count === 0 || (active < 0 && !hasWords)) return null;
  return { kind: 'choose', index: Math.max(active, 0) };
}

type Props = {
  /** The id of the field. */
  id: string;
  suggestions: Suggestions | null;
  /** The index of the active option; negative for none. */
  active: number;
  onChoose: (place: PlaceSummary) => void;
};

const messages = {
  recent: '',
  found: 'Nous ne connaissons pas ce lieu.',
  failed: 'Les suggestions ne s’affichent pas. Appuyez sur Entrée pour chercher ce lieu.',
};

/** The suggestions below the field. The list is always there, for `aria-controls`. */
export function PlaceOptions({ id, suggestions, active, onChoose }: Props) {
  const places = suggestions?.places ?? [];
  const message = suggestions && places.length === 0 ? messages[suggestions.kind] : '';
  return (
    <div className={listbox.popup} hidden={places.length === 0 && message === ''}>
      {suggestions?.kind === 'recent' && <p className={styles.recent}>Choix récents</p>}
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
            // Keeps the focus in the field: a blur would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
          >
            {placeLabel(place)}
            <span className={listbox.detail}>{placeDetail(place)}</span>
          </div>
        ))}
      </div>
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
