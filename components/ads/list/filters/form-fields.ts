import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { type CriterionName, criterionNames } from '@/lib/ads/criteria';
import { parseAdSearch } from '@/lib/ads/parse-search';
import { type AdFilters, type AdSearch, filtersOf, formatAdFeedFilters } from '@/lib/ads/search';
import { isChosenDay } from '@/lib/ads/week';

/* The fields of the filters in the DOM. They are uncontrolled: what is chosen in the dialog is no search yet, and what
   is chosen before hydration stays. */

type FieldElement = HTMLInputElement | HTMLSelectElement;
type Form = HTMLFormElement | null;

export function isField(target: EventTarget): target is FieldElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** The fields of a form with a name, or all. */
export function fieldElements(form: Form, name?: string): FieldElement[] {
  const fields = [...(form?.elements ?? [])].filter(isField);
  return name === undefined ? fields : fields.filter((field) => field.name === name);
}

/** The filters that a form says. Its place is that of the search while words are typed for one. */
export function readFilters(form: Form, search: AdSearch): AdFilters {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  if (hasPlaceWords(form)) fields.set('place', search.place ?? '');
  return filtersOf(parseAdSearch(fields));
}

/** Whether words for a place were typed and no suggestion chosen: the server resolves them on submit. */
export function hasPlaceWords(form: Form): boolean {
  const field = form?.elements.namedItem('place');
  return field instanceof HTMLInputElement && field.type === 'text' && field.value.trim() !== '';
}

/** Applies what the visitor chose before hydration. */
export function useEarlyChoice(
  form: RefObject<Form>,
  search: AdSearch,
  apply: (filters: AdFilters) => void,
): void {
  const applyOnce = useEffectEvent(() => {
    const filters = readFilters(form.current, search);
    if (formatAdFeedFilters(filters) !== formatAdFeedFilters(search)) apply(filters);
  });
  // Before fields are replaced: a specialty is a list of the browser until now.
  useLayoutEffect(() => applyOnce(), []);
}

/** Shows the criteria and the radius of a search. */
export function showCriteria(form: Form, filters: AdFilters): void {
  for (const field of fieldElements(form)) {
    if (field.name === 'q') field.value = filters.words ?? '';
    else if (field.name === 'radius') field.value = String(filters.radius);
    else if (field.name === 'days') check(field, isChosenDay(filters.week, field.value));
    else if (field.name === 'fit') check(field, filters.onlyFitting);
    else if (field.name === 'only') check(field, filters.onlyDays);
    else if (isCriterion(field.name)) showValues(field, filters.criteria[field.name] ?? []);
  }
}

const isCriterion = (name: string): name is CriterionName =>
  (criterionNames as readonly string[]).includes(name);

function showValues(field: FieldElement, chosen: readonly string[]): void {
  if (field instanceof HTMLSelectElement) field.value = chosen[0] ?? '';
  else check(field, chosen.includes(field.value));
}

function check(field: FieldElement, isChecked: boolean): void {
  if (field instanceof HTMLInputElement) field.checked = isChecked;
}

/** Checks the half-days of a day with it, and a day with all of its half-days. */
export function checkSameDay({ name, value, form, checked }: HTMLInputElement): void {
  if (name !== 'days') return;
  const [day = ''] = value.split('-');
  const fields = fieldElements(form, 'days').filter((field) => field.value.startsWith(day));
  const boxes = fields.filter((field) => field instanceof HTMLInputElement);
  const halves = boxes.filter((field) => field.value !== day);
  if (value === day) for (const half of halves) half.checked = checked;
  for (const box of boxes)
    if (box.value === day) box.checked = halves.every((half) => half.checked);
}
