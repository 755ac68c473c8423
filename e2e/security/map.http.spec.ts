import { expect, test } from '../map/site.ts';
import { sourcesOf } from './response-headers.ts';

const google = 'https://maps.googleapis.com';

test('only the policies of the list and of ads allow Google', async ({ request }) => {
  const sources = async (path: string, directive: string) =>
    sourcesOf((await request.get(path)).headers()['content-security-policy'] ?? '', directive);
  const scriptsOf = (path: string) => sources(path, 'script-src');
  for (const path of ['/annonces', '/annonces?view=map', '/annonces/12']) {
    expect(await scriptsOf(path)).toEqual(expect.arrayContaining([google, "'unsafe-eval'"]));
    expect(await scriptsOf(path)).not.toContain("'unsafe-inline'");
    expect(await sources(path, 'require-trusted-types-for')).toEqual(["'script'"]);
    expect(await sources(path, 'trusted-types')).toContain('google-maps-api-loader');
  }
  const others = ['/', '/blog', '/inscription', '/nulle-part', '/reset-password/MQ/jeton'];
  for (const path of [
    ...others,
    '/politique-de-confidentialite',
    '/annonces/specialite/inconnue',
  ]) {
    expect((await scriptsOf(path)).join(' ')).not.toMatch(/google|unsafe/);
    expect(await sources(path, 'trusted-types')).toEqual(['default']);
  }
});
