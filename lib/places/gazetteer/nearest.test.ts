import { expect, test } from '@jest/globals';
import { distanceInKm } from './distance';
import { gazetteer } from './gazetteer';
import { nearestCommune } from './nearest';

const places = gazetteer();

test.each([
  [47.99, -4.1, 'quimper-29'],
  [43.3, 5.38, 'marseille-13'],
  [45.73, 4.87, 'lyon-69'],
  // In the twelfth arrondissement, nearer to the centre of Saint-Mandé than to that of Paris.
  [48.84, 2.39, 'paris-75'],
  [-20.88, 55.45, 'saint-denis-974'],
  [41.93, 8.74, 'ajaccio-2a'],
  // Geneva.
  [46.2, 6.15, 'gaillard-74'],
])('%d, %d is in or near %s', (latitude, longitude, slug) => {
  expect(nearestCommune(places, { latitude, longitude })?.slug).toBe(slug);
});

test.each([
  [0, 0],
  [52.52, 13.4],
  [90, 180],
  [-90, -180],
  [Number.NaN, 0],
])('%d, %d is not in France', (latitude, longitude) => {
  expect(nearestCommune(places, { latitude, longitude })).toBeNull();
});

test('no commune is nearer', () => {
  const rows = Array.from({ length: places.communes.size }, (_, row) => places.communes.at(row));
  for (const position of [
    { latitude: 46.5, longitude: 2.5 },
    { latitude: 44.91, longitude: -0.3 },
    { latitude: 50.02, longitude: 4.4 },
  ]) {
    const found = nearestCommune(places, position)?.centre;
    const distances = rows.flatMap(({ centre }) =>
      centre === null ? [] : distanceInKm(position, centre),
    );
    expect(found && distanceInKm(position, found)).toBe(Math.min(...distances));
  }
});

test('the centre of an arrondissement is near that of its city', () => {
  for (const { place, commune } of places.arrondissements) {
    expect(place.centre).not.toBeNull();
    if (place.centre === null || commune.centre === null) continue;
    expect(distanceInKm(place.centre, commune.centre)).toBeLessThan(12);
  }
});
