import { json, type RouteResponse } from '../http/response.ts';
import type { Call } from '../http/router.ts';
import { findPlaces, type Place } from './find-places.ts';

const TYPES = ['housenumber', 'street', 'locality', 'municipality'];

/** Simulates the national address service, with the towns of the sample. */
export function searchAddress({ query }: Call): RouteResponse {
  const detail = faultsOf(query);
  if (detail.length > 0) return json({ code: 400, message: 'Failed parsing query', detail }, 400);
  const text = query.get('q') ?? '';
  const type = query.get('type');
  const features = findPlaces(text, query.get('postcode') || undefined)
    .filter((place) => !type || place.type === type)
    .slice(0, Number(query.get('limit') || 10))
    .map(featureOf);
  return json({ type: 'FeatureCollection', features, query: text });
}

/** In the words of the service. */
function faultsOf(query: URLSearchParams): string[] {
  const text = query.get('q')?.trim() ?? '';
  const limit = query.get('limit') || '10';
  const postcode = query.get('postcode') || '00000';
  const type = query.get('type') || 'street';
  return [
    text === '' && 'q: required param',
    text !== '' &&
      !/^[\p{L}\p{N}].{2,199}$/su.test(text) &&
      'q: must contain between 3 and 200 chars and start with a number or a letter',
    !/^([1-9]|1\d|20)$/.test(limit) && 'limit: must be an integer between 1 and 20',
    !/^\d{5}$/.test(postcode) && 'postcode: must contain 5 digits',
    !TYPES.includes(type) && `type: unexpected value '${type}'`,
  ].filter((fault) => fault !== false);
}

/** Without the INSEE codes and the projected coordinates of the service. */
function featureOf({ type, town, street, number, score, latitude, longitude }: Place) {
  const name = [number, street].filter(Boolean).join(' ') || town.name;
  const place = `${town.postalCode} ${town.name}`;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [rounded(longitude), rounded(latitude)] },
    properties: {
      label: street === undefined ? town.name : `${name} ${place}`,
      score: rounded(score),
      ...(number !== undefined && { housenumber: number }),
      type,
      name,
      postcode: town.postalCode,
      city: town.name,
      ...(street !== undefined && { street }),
      _type: 'address',
    },
  };
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
