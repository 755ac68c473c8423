import type { Suggestions } from '@/components/places/use-suggestions';
import listbox from '@/components/ui/field/listbox.module.css';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { PlaceSummary } from '@/lib/ads/place-summary-schema';
import { placeDetail, placeLabel } from '@/lib/ads/search-place';
import { formatCount } from '@/lib/french/numbers';
import styles from './place-field.module.css';

type Props = {
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
