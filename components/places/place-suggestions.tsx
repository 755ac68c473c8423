import { useLayoutEffect, useRef } from 'react';
import { fitToScreen } from '@/components/ui/field/fit-to-screen';
import listbox from '@/components/ui/field/listbox.module.css';
import { unbroken } from '@/components/ui/unbroken';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { readPlaceNear, readPlaces, type SuggestedPlace } from '@/lib/api/browser/places';
import { formatCount } from '@/lib/french/numbers';
import { placeLabel } from '@/lib/places/place-slug';
import { type PlaceSummary, recentPlaces } from '@/lib/places/place-summary';
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
  const isShown = places.length > 0 || message !== '';
  const popup = useRef<HTMLDivElement>(null);

  // The style of the field says how much is to be visible below it.
  useLayoutEffect(() => {
    if (isShown) popup.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it fits these suggestions
  useLayoutEffect(() => (isShown ? fitToScreen(popup.current, 0) : undefined), [suggestions]);

  return (
    <div ref={popup} className={listbox.popup} hidden={!isShown}>
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
            <span>
              <span className={styles.name}>
                {unbroken(place.detail ? place.name : placeLabel(place))}
              </span>
              <span className={styles.detail}>{unbroken(detailOf(place))}</span>
            </span>
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
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(resolve, reject, positionOptions);
    });
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
