import { useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FilterForm, type FilterFormProps } from '@/components/ads/list/filters/filter-form';
import { hasPlaceWords, useEarlyChoice } from '@/components/ads/list/filters/form-fields';
import { SpecialtyField } from '@/components/ads/list/filters/specialty-field';
import { WhenSelect } from '@/components/ads/list/filters/when-field';
import { PlaceField } from '@/components/places/place-field';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { SlidersHorizontalIcon } from '@/components/ui/icons/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { applyFilters } from '@/lib/ads/messages';
import {
  type AdFilters,
  type AdSearch,
  adListPath,
  countFilters,
  formatAdSearch,
  specialtiesOf,
  withFilters,
  withSpecialties,
} from '@/lib/ads/search';
import { formatCount } from '@/lib/french/numbers';
import formStyles from './filter-form.module.css';
import styles from './filters.module.css';

/** The filters on larger screens, beside the list: each change applies at once. */
export function FilterSidebar(form: FilterFormProps) {
  const titleId = useId();
  return (
    <aside id="filtres" className={styles.sidebar} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Filtres
      </h2>
      <FilterForm {...form} live />
    </aside>
  );
}

/**
 * Place and specialty above the cards on small screens, each applied at once, where the other filters are behind
 * « Filtrer »: a GET form that has them in hidden fields.
 */
export function CompactFilters(props: FilterFormProps) {
  const { search, specialties, place = null, when, served, onSearch, onPlace } = props;
  const form = useRef<HTMLFormElement>(null);
  const others = new URLSearchParams(formatAdSearch({ ...search, page: 1 }));
  for (const name of ['place', 'specialty']) others.delete(name);
  const choose = (filters: Partial<AdFilters>) => onSearch(withFilters(search, filters));

  useEarlyChoice(form, search, choose);

  return (
    // biome-ignore lint/a11y/useSemanticElements: more browsers know the role than the element
    <form
      ref={form}
      action={adListPath}
      role="search"
      autoComplete="off"
      className={styles.compact}
      onSubmit={(event) => {
        // The server resolves words for a place.
        if (!hasPlaceWords(form.current)) event.preventDefault();
      }}
    >
      <PlaceField
        isShort
        value={search.place}
        place={place}
        onSelect={(chosen) => {
          onPlace?.(chosen);
          choose({ place: chosen?.slug ?? null });
        }}
      />
      <WhenSelect search={search} when={when} onSelect={choose} />
      <SpecialtyField
        specialties={specialties}
        values={specialtiesOf(search)}
        counts={served.facets?.specialties ?? null}
        onSelect={(chosen) => choose(withSpecialties(chosen))}
      />
      <Button type="submit" className={formStyles.submit}>
        Rechercher
      </Button>
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** The filters on small screens: a dialog, whose changes apply on « Appliquer les filtres ». */
export function FilterDialog({ onSearch, ...form }: Omit<FilterFormProps, 'onReset'>) {
  const [open, setOpen] = useState(false);
  // The dialog shows in the frame after the tap, the form in the next one: both take too long on a slow phone.
  const isOpened = useDeferredValue(open) && open;
  const opener = useRef<HTMLButtonElement>(null);
  const formId = useId();
  /** How many ads the filters would find; `null` while that is not known. */
  const [count, setCount] = useState<number | null>(null);
  const active = countFilters(form.search);

  function show() {
    // Safari does not focus a clicked button: the dialog would not give the focus back to it.
    opener.current?.focus();
    setOpen(true);
  }

  // A tap before hydration has focused the button, and nothing else.
  const showIfTapped = useEffectEvent(() => {
    if (opener.current?.matches(':focus:not(:focus-visible)')) show();
  });
  useEffect(() => showIfTapped(), []);

  function apply(search: AdSearch) {
    setOpen(false);
    onSearch(search);
  }

  return (
    <div className={styles.opener}>
      <Button ref={opener} variant="secondary" onClick={show} aria-haspopup="dialog">
        <SlidersHorizontalIcon size={20} aria-hidden />
        <span>Filtrer</span>
        {active > 0 && (
          <span className={styles.active}>
            <span>{active}</span>
            <VisuallyHidden>{active > 1 ? ' filtres actifs' : ' filtre actif'}</VisuallyHidden>
          </span>
        )}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Filtrer les annonces"
        footer={
          // The form is rendered only while the dialog is open.
          <Button type="submit" form={isOpened ? formId : undefined} className={styles.apply}>
            <span>
              <span>{applyFilters}</span>
              {count !== null && <span>{` (${formatCount(count, 'annonce', 'annonces')})`}</span>}
            </span>
          </Button>
        }
      >
        {isOpened && (
          <FilterForm {...form} id={formId} onSearch={apply} onReset={apply} onCount={setCount} />
        )}
      </Dialog>
    </div>
  );
}
