import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readPath, routePattern, splitTarget, writePath } from './find-route';

test.each([
  ['/', '/'],
  ['/annonces?place=quimper-29#liste', '/annonces'],
  ['/annonces/12', '/annonces/[id]'],
  ['/reset-passw%6Frd/MQ/jeton?a', '/reset-password/[uid]/[token]'],
  ['/nulle/part', undefined],
  ['/%', undefined],
  ['', '/'],
])('%j has the pattern %j', (path, pattern) => {
  expect(routePattern(path)).toBe(pattern);
});

test.each([
  ['/', []],
  ['/annonces/12', ['annonces', '12']],
  ['/annonces//12/', ['annonces', '12']],
  ['/%61nnonces/%31%32', ['annonces', '12']],
  ['/blog/caf%C3%A9', ['blog', 'café']],
  ['/a/./b', ['a', 'b']],
  ['/a/../b', ['b']],
  ['/api/%2e%2e/annonces', ['annonces']],
  ['/api/.%2E/annonces/%2e', ['annonces']],
  ['/../../etc/passwd', ['etc', 'passwd']],
  ['/a/...', ['a', '...']],
  ['/a;b=c', ['a;b=c']],
  // Decoded once.
  ['/a/%252e%252e', ['a', '%2e%2e']],
])('%s has the segments %j', (path, segments) => {
  expect(readPath(path)?.segments).toEqual(segments);
});

test.each(['/%', '/a%2fb', '/a%5Cb', '/a\\b', '/%E0', '/%00', '/a%0d%0ab', '/%ED%A0%80'])(
  '%s is invalid',
  (path) => {
    expect(readPath(path)).toBeNull();
  },
);

test.each([
  ['/', false],
  ['/annonces', false],
  ['/annonces/', true],
  ['//annonces', true],
  ['/annonces//12', true],
  ['//', true],
  ['/annonces/..', false],
])('%s has extra slashes: %p', (path, hasExtraSlashes) => {
  expect(readPath(path)?.hasExtraSlashes).toBe(hasExtraSlashes);
});

test('a written path is read back', () => {
  const segment = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((text) => !/[/\\\p{Cc}\p{Cs}]|^\.{1,2}$/u.test(text));
  fc.assert(
    fc.property(fc.array(segment), (segments) => {
      expect(readPath(writePath(segments))).toEqual({ segments, hasExtraSlashes: false });
    }),
  );
});

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
])('the target %s', (target, path, query) => {
  expect(splitTarget(target)).toEqual({ path, query });
});
