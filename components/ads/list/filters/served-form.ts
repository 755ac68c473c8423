import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { fieldElements } from '@/components/ads/list/filters/criteria-in-form';
import { parseAdSearch } from '@/lib/ads/parse-search';
import { type AdFilters, type AdSearch, filtersOf, formatAdFeedFilters } from '@/lib/ads/search';
import { placeLabel } from '@/lib/places/place-slug';
import type { PlaceSummary } from '@/lib/places/place-summary';

/* What the visitor did in a form as served, before a form of the browser replaces it. */

export type Served = {
  /** The fields of the form; `null` when none was changed. */
  fields: URLSearchParams | null;
  /** What has the focus: a field by its name and value, a button or a link by its text. */
  focused: { name: string; value: string; text: string | null } | null;
  /** Whether the last criteria are unfolded. */
  isUnfolded: boolean;
};

const focusable = 'a[href], button, summary';

/** What was done in the served form within an element. @param isChanged whether a field was changed. */
export function readServed(place: HTMLElement | null, isChanged: boolean): Served {
  const form = place?.querySelector('form') ?? null;
  const { activeElement } = document;
  const field = fieldElements(form).find((field) => field === activeElement);
  return {
    fields: isChanged ? fieldsOf(form) : null,
    focused: form?.contains(activeElement)
      ? {
          name: field?.name ?? '',
          value: field?.value ?? '',
          text: activeElement?.textContent ?? null,
        }
      : null,
    isUnfolded: form?.querySelector('details')?.open === true,
  };
}

/** The fields of a form that are texts. */
export function fieldsOf(form: HTMLFormElement | null): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields;
}

/** Applies what the visitor chose in the served form. What was typed for a place stays in its field. */
export function useEarlyInput(
  search: AdSearch,
  served: Served | null | undefined,
  apply: (filters: AdFilters) => void,
) {
  const applyOnce = useEffectEvent(() => {
    if (!served?.fields) return;
    const fields = new URLSearchParams(served.fields);
    fields.set('place', search.place ?? '');
    const filters = filtersOf(parseAdSearch(fields));
    if (formatAdFeedFilters(filters) !== formatAdFeedFilters(search)) apply(filters);
  });
  useEffect(() => applyOnce(), []);
}

/** Focuses the field that had the focus in the served form. */
export function useFocusAgain(
  form: RefObject<HTMLFormElement | null>,
  served: Served | null = null,
) {
  const focusAgain = useEffectEvent(() => {
    const focused = served?.focused;
    // The combobox for a place has no name while it is empty. The focus selects what is in it; if it was typed, the next
    // letter follows it.
    if (focused?.name === 'place') {
      const combobox = form.current?.querySelector<HTMLInputElement>('[role="combobox"]');
      combobox?.focus();
      if (served?.fields) combobox?.setSelectionRange(combobox.value.length, combobox.value.length);
      return;
    }
    if (focused?.name === '') {
      const others = form.current?.querySelectorAll<HTMLElement>(focusable) ?? [];
      [...others].find(({ textContent }) => textContent === focused.text)?.focus();
      return;
    }
    const fields = focused ? fieldElements(form.current, focused.name) : [];
    const same = fields.find((field) => field.value === focused?.value) ?? fields[0];
    // A specialty is chosen with the button beside its hidden field.
    const shown = same?.type === 'hidden' ? same.parentElement?.querySelector('button') : same;
    shown?.focus();
  });
  useLayoutEffect(() => focusAgain(), []);
}

/** What was typed for a place in the served form. */
export function typedPlace(
  served: Served | null | undefined,
  place: PlaceSummary | null | undefined,
) {
  const text = served?.fields?.get('place')?.trim() ?? '';
  return place && text === placeLabel(place) ? '' : text;
}

/** Whether words for a place were typed and no suggestion chosen: the server resolves them on submit. */
export function hasPlaceWords(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem('place');
  return field instanceof HTMLInputElement && field.type === 'text' && field.value.trim() !== '';
}
