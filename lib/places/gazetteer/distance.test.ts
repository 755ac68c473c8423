import { expect, test } from '@jest/globals';
import { distanceInKm } from './distance';

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
