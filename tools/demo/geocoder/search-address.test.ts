/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../test-server.fixture.ts';

type Feature = {
  geometry: { type: string; coordinates: [number, number] };
  properties: Record<string, unknown>;
};
type Collection = { type: string; features: Feature[]; query: string };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ads: 1 });
});
afterAll(() => server.stop());

const search = (params: Record<string, string>) =>
  server.read<Collection>(`/geocoder/search?${new URLSearchParams(params)}`);
const firstOf = async (params: Record<string, string>) => (await search(params)).features[0];

describe('finds', () => {
  test('a house, near the centre of its town, as GeoJSON', async () => {
    const q = '15 place de la Mairie 33000 Bordeaux';
    const { features, ...collection } = await search({ q, postcode: '33000', limit: '1' });
    expect(collection).toEqual({ type: 'FeatureCollection', query: q });
    expect(features).toEqual([
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [expect.any(Number), expect.any(Number)] },
        properties: {
          label: q,
          score: 0.97,
          housenumber: '15',
          type: 'housenumber',
          name: '15 place de la Mairie',
          street: 'place de la Mairie',
          postcode: '33000',
          city: 'Bordeaux',
          _type: 'address',
        },
      },
    ]);
    const [longitude = 0, latitude = 0] = features[0]?.geometry.coordinates ?? [];
    expect(Math.abs(latitude - 44.8378)).toBeLessThan(0.01);
    expect(Math.abs(longitude - -0.5792)).toBeLessThan(0.01);
  });

  test('the same position for all spellings of an address, and another for another address', async () => {
    const address = await firstOf({ q: '72 boulevard Voltaire Clermont-Ferrand' });
    const inCapitals = await firstOf({ q: '72, BOULEVARD VOLTAIRE, CLERMONT FERRAND' });
    const other = await firstOf({ q: '74 boulevard Voltaire Clermont-Ferrand' });
    expect(inCapitals).toEqual(address);
    expect(other?.geometry).not.toEqual(address?.geometry);
  });

  test.each([
    ['rue Marie-Curie Dijon', 'street'],
    ['Dijon', 'municipality'],
    ['21000', 'municipality'],
    ['21000 Dijon', 'municipality'],
  ])('%s, a %s', async (q, type) => {
    const found = await firstOf({ q });
    expect(found?.properties).toMatchObject({ type, city: 'Dijon', score: 0.97 });
  });

  test('a town where the street is unknown, with a lower score', async () => {
    const found = await firstOf({ q: '3 rue Introuvable 21000 Dijon' });
    expect(found?.properties).toMatchObject({ type: 'municipality', score: 0.388 });
    expect(found?.geometry.coordinates).toEqual([5.0415, 47.322]);
  });
});

describe('finds nothing', () => {
  test.each<[Record<string, string>]>([
    [{ q: 'Trifouilly-les-Oies' }],
    [{ q: 'Dijon', postcode: '33000' }],
    [{ q: '3 rue Introuvable Dijon', type: 'street' }],
  ])('%j', async (params) => {
    expect((await search(params)).features).toEqual([]);
  });
});

test('towns with a common word are sorted by likelihood', async () => {
  const { features } = await search({ q: 'Bourges 33000' });
  expect(features.map(({ properties }) => properties.city).sort()).toEqual(['Bordeaux', 'Bourges']);
  expect((await search({ q: 'Bourges 33000', limit: '1' })).features).toHaveLength(1);
});

describe('rejects, in the words of the service', () => {
  const length = 'q: must contain between 3 and 200 chars and start with a number or a letter';

  test.each<[Record<string, string>, string[]]>([
    [{}, ['q: required param']],
    [{ q: ' ' }, ['q: required param']],
    [{ q: 'ab' }, [length]],
    [{ q: '-abc' }, [length]],
    [{ q: 'a'.repeat(201) }, [length]],
    [{ q: 'Dijon', limit: '0' }, ['limit: must be an integer between 1 and 20']],
    [
      { q: 'Dijon', postcode: '21', type: 'pays' },
      ['postcode: must contain 5 digits', "type: unexpected value 'pays'"],
    ],
  ])('%j', async (params, detail) => {
    const response = await server.get(`/geocoder/search?${new URLSearchParams(params)}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 400, message: 'Failed parsing query', detail });
  });
});
