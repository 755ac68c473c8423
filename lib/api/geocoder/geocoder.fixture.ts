import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A place as the national address service sends it, with fields that are not read. */
export function aFeature({
  coordinates = [-4.1024, 47.996] as unknown,
  score = 0.97 as unknown,
  postcode = '29000' as unknown,
} = {}) {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: {
      label: '1 Rue du Port 29000 Quimper',
      score,
      housenumber: '1',
      id: '29232_3400_00001',
      name: '1 Rue du Port',
      postcode,
      citycode: '29232',
      city: 'Quimper',
      context: '29, Finistère, Bretagne',
      type: 'housenumber',
      _type: 'address',
    },
  };
}

/** The body of its response; empty when it found nothing. */
export function aCollection(...features: unknown[]) {
  return { type: 'FeatureCollection', features, query: '1 rue du port' };
}

/** A geocoder on a local server. */
export async function startGeocoderServer(listener: RequestListener) {
  const requested: URL[] = [];
  const server = createServer((request, response) => {
    requested.push(new URL(request.url ?? '/', 'http://geocoder'));
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/geocodage`,
    requested,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
