import { expect, test } from '@jest/globals';
import { resolveUrl } from '@/lib/routing/resolve-url';
import { readFormPageSegment } from './form-page';

/** The internal path that renders a URL of the site. */
function internalPathOf(target: string): string {
  const resolved = resolveUrl(target, false);
  return resolved.kind === 'route' ? resolved.internalUrl : '';
}

test.each([
  ['/inscription', '', 'medecin'],
  ['/inscription', 'profil=medecin', 'medecin'],
  ['/inscription', 'profil=remplacant', 'remplacant'],
  ['/inscription', 'profil=etablissement', 'medecin'],
  ['/inscriptions', '', 'etablissement'],
  ['/inscriptions', 'profil=remplacant', 'etablissement'],
])('%s?%s is the page of %s', (pathname, query, page) => {
  const path = internalPathOf(`${pathname}?${query}`);
  expect(path).toMatch(/^\/inscription\/formulaire\//);
  expect(readFormPageSegment(path.split('/').at(-1) ?? '')).toBe(page);
});

test.each(['/', '/inscription/medecin', '/annonces', '/inscriptions/formulaire'])(
  '%s is not a form',
  (pathname) => {
    expect(internalPathOf(pathname)).not.toContain('formulaire');
  },
);

test.each(['', '-', 'Medecin', 'medecin%20', 'autre'])(
  'no page is rendered for « %s »',
  (segment) => {
    expect(readFormPageSegment(segment)).toBeNull();
  },
);
