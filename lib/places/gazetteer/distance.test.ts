import { expect, test } from '@jest/globals';
import { distanceInKm, nearestCommune } from './distance';
import { gazetteer } from './gazetteer';

const quimper = { latitude: 47.996, longitude: -4.1024 };
const brest = { latitude: 48.3904, longitude: -4.4861 };
const paris = { latitude: 48.8566, longitude: 2.3522 };
const marseille = { latitude: 43.2965, longitude: 5.3698 };
const saintDenis = { latitude: -20.8823, longitude: 55.4504 };

test.each([
  [paris, marseille, 660.5],
  [quimper, brest, 52.3],
  [paris, saintDenis, 9_364],
  // A degree of the Earth’s circumference.
  [{ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111.195],
  [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.195],
  [{ latitude: 60, longitude: 0 }, { latitude: 60, longitude: 1 }, 55.597],
  [{ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015.1],
  [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015.1],
])('from %j to %j: %d km', (from, to, km) => {
  expect(Math.abs(distanceInKm(from, to) / km - 1)).toBeLessThan(0.002);
  expect(distanceInKm(to, from)).toBeCloseTo(distanceInKm(from, to), 9);
});

test('a place is no distance from itself', () => {
  expect(distanceInKm(quimper, quimper)).toBe(0);
});

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
  expect(nearestCommune({ latitude, longitude })?.slug).toBe(slug);
});

test.each([
  [0, 0],
  [52.52, 13.4],
  [90, 180],
  [-90, -180],
  [Number.NaN, 0],
])('%d, %d is not in France', (latitude, longitude) => {
  expect(nearestCommune({ latitude, longitude })).toBeNull();
});

test('no commune is nearer than the nearest one', () => {
  for (const position of [
    { latitude: 46.5, longitude: 2.5 },
    { latitude: 44.91, longitude: -0.3 },
    { latitude: 50.02, longitude: 4.4 },
  ]) {
    const found = nearestCommune(position)?.centre;
    const distances = places.communes.flatMap(({ centre }) =>
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
