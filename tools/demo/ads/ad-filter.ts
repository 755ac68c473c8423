import { isDay } from '../days.ts';
import { type FieldErrors, invalidFields } from '../http/response.ts';
import { LISTS } from '../sample/sample.ts';
import type { AdFilter } from './sample-ads.ts';

/** A day as the site sends it, `2026-12-01 00:00:00.000`, or without the time. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[ T](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?Z?)?$/;

/** An empty parameter is ignored, as in django-filter. */
export function readAdFilter(query: URLSearchParams): AdFilter {
  const filter: AdFilter = {};
  const errors: FieldErrors = {};

  for (const [parameter, field] of [
    ['startDate', 'from'],
    ['endDate', 'until'],
  ] as const) {
    const value = query.get(parameter);
    if (!value) continue;
    const day = MOMENT.exec(value)?.[1];
    if (day !== undefined && isDay(day)) filter[field] = day;
    else errors[parameter] = ['Saisissez une date valide.'];
  }

  const specialty = query.get('specialty');
  if (specialty) {
    const id = /^\d{1,9}$/.test(specialty) ? Number(specialty) : Number.NaN;
    if (LISTS.specialties.some((known) => known.id === id)) filter.specialtyId = id;
    else {
      errors.specialty = [
        'Sélectionnez un choix valide. Ce choix ne fait pas partie de ceux disponibles.',
      ];
    }
  }

  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return filter;
}
