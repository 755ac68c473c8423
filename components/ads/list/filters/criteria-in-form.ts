import { type CriterionName, criterionNames } from '@/lib/ads/criteria';
import type { AdFilters } from '@/lib/ads/search';
import { isChosenDay } from '@/lib/ads/week';

/* The fields of the criteria in the DOM: they are uncontrolled, as those of the dialog are no search yet. */

type FieldElement = HTMLInputElement | HTMLSelectElement;

export function isField(target: EventTarget): target is FieldElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** The fields of a form with a name, or all. */
export function fieldElements(form: HTMLFormElement | null, name?: string): FieldElement[] {
  const fields = [...(form?.elements ?? [])].filter(isField);
  return name === undefined ? fields : fields.filter((field) => field.name === name);
}

/** Shows the criteria and the radius of a search. */
export function showCriteria(form: HTMLFormElement | null, filters: AdFilters): void {
  for (const field of fieldElements(form)) {
    if (field.name === 'q') field.value = filters.words ?? '';
    else if (field.name === 'radius') field.value = String(filters.radius);
    else if (field.name === 'days') check(field, isChosenDay(filters.week, field.value));
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

/** Unchecks what a day or a half-day that was checked replaces: its half-days, or its day. */
export function uncheckSameDay(changed: FieldElement): void {
  if (changed.name !== 'days' || !(changed instanceof HTMLInputElement) || !changed.checked) return;
  const [day = ''] = changed.value.split('-');
  const isDay = changed.value === day;
  for (const field of fieldElements(changed.form, 'days')) {
    if (isDay ? field.value.startsWith(`${day}-`) : field.value === day) check(field, false);
  }
}
