import { expect, test } from '@jest/globals';
import { formPagePath, readFormPageSegment } from './form-page';

test.each([
  ['/inscription', '', 'medecin'],
  ['/inscription', 'profil=medecin', 'medecin'],
  ['/inscription', 'profil=remplacant', 'remplacant'],
  ['/inscription', 'profil=etablissement', 'medecin'],
  ['/inscriptions', '', 'etablissement'],
  ['/inscriptions', 'profil=remplacant', 'etablissement'],
])('%s?%s is the page of %s', (pathname, query, page) => {
  const path = formPagePath(pathname, new URLSearchParams(query)) ?? '';
  expect(readFormPageSegment(path.split('/').at(-1) ?? '')).toBe(page);
});

test.each(['/', '/inscription/medecin', '/annonces', '/inscriptions/formulaire'])(
  '%s is not a form',
  (pathname) => {
    expect(formPagePath(pathname, new URLSearchParams())).toBeNull();
  },
);

test.each(['', '-', 'Medecin', 'medecin%20', 'autre'])(
  'no page is rendered for « %s »',
  (segment) => {
    expect(readFormPageSegment(segment)).toBeNull();
  },
);
