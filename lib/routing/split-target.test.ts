import { expect, test } from '@jest/globals';
import { splitTarget } from './split-target';

test.each([
  ['/annonces?page=2', '/annonces', 'page=2'],
  ['/annonces?a?b', '/annonces', 'a?b'],
  ['/annonces?', '/annonces', ''],
  ['/annonces#a?jeton=x', '/annonces', ''],
  ['//ailleurs.example/', '//ailleurs.example/', ''],
  ['http://ailleurs.example/annonces/?page=2', '/annonces/', 'page=2'],
  ['HTTPS://ailleurs.example', '/', ''],
  ['http://ailleurs.example?page=2', '/', 'page=2'],
  ['*', '/introuvable', ''],
  ['ftp://a/annonces', '/introuvable', ''],
  ['', '/introuvable', ''],
])('%s', (target, path, query) => {
  expect(splitTarget(target)).toEqual({ path, query });
});
