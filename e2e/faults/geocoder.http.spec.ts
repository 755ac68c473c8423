import { adOnTheWire } from '../map/visitor.ts';
import { type Failure, failures } from '../stage/failures.ts';
import { everything, expect, test } from './test.ts';

test.describe('positions of ads', () => {
  /** After a 429 the site pauses calls for half a minute, which lib/api/geocoder tests. */
  const kinds = failures.filter((kind) => kind !== 'too-many');
  /** The site also pauses after five consecutive failures, so it would not make a sixth call. */
  const inARow = 4;

  const idOf = (kind: Failure) => 900 + failures.indexOf(kind);
  const match = (kind: Failure) => `q=rue+${kind.replace('-', '+')}`;
  const found = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [-4.1, 47.99] },
        properties: { score: 0.9, postcode: '29000' },
      },
    ],
  };

  test.use({ siteEnvironment: everything });

  test('ads are served without positions while the geocoder fails in any way, and get them once it recovers', async ({
    request,
    freshSite: { url, api },
  }) => {
    const requestAd = async (kind: Failure) => {
      const response = await request.get(`${url}/api/map/positions/${idOf(kind)}`);
      const { position, complete } = await response.json();
      const isStored = response.headers()['cache-control'] !== 'no-store';
      return [kind, response.status(), position.coordinates !== null, complete, isStored];
    };
    for (const kind of kinds) {
      const id = idOf(kind);
      const place = { address: `Rue ${kind}`, postal_code: '29000' };
      await api.respond(`/api/v1/ads/${id}`, adOnTheWire(id, kind, place));
    }
    for (let first = 0; first < kinds.length; first += inARow) {
      const some = kinds.slice(first, first + inARow);
      for (const kind of some) {
        await api.respond(match(kind), found);
        await api.fail(match(kind), kind);
      }
      expect(await Promise.all(some.map(requestAd))).toEqual(
        some.map((kind) => [kind, 200, false, false, false]),
      );
      for (const kind of some) await api.respond(match(kind), found);
      await expect(async () => {
        expect(await Promise.all(some.map(requestAd))).toEqual(
          some.map((kind) => [kind, 200, true, true, true]),
        );
      }).toPass({ timeout: 60_000 });
    }
  });
});
