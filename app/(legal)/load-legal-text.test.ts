import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { lifeOfFailures, lifeOfReference } from '../../lib/api/cache';
import { termsPage } from '../../lib/legal/legal-pages';

const cacheLife = jest.fn();
const cacheTag = jest.fn();
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

jest.unstable_mockModule('next/cache', () => ({ cacheLife, cacheTag }));

const { loadLegalText } = await import('./load-legal-text');

const missing = { ...termsPage, file: 'public/absent.md' };
const phase = process.env.NEXT_PHASE;

beforeEach(() => {
  jest.clearAllMocks();
});
afterEach(() => {
  if (phase === undefined) delete process.env.NEXT_PHASE;
  else process.env.NEXT_PHASE = phase;
});

test('a text is kept like what seldom changes', async () => {
  expect((await loadLegalText(termsPage))?.title).toBe('Conditions générales d’utilisation');
  expect(cacheLife.mock.calls).toEqual([[lifeOfReference]]);
  expect(cacheTag).not.toHaveBeenCalled();
});

test('one that cannot be read is no text, and the log says why', async () => {
  expect(await loadLegalText(missing)).toBeNull();
  // It threw: Next.js answers 500 and keeps nothing.
  expect(cacheLife).not.toHaveBeenCalled();
  expect(stderr.mock.calls.join()).toMatch(
    /"event":"text unreadable","error":"UnreadableTextError: \S+absent\.md: ENOENT"/,
  );
});

test('it does not end the build, whose page is not kept', async () => {
  process.env.NEXT_PHASE = 'phase-production-build';
  expect(await loadLegalText(missing)).toBeNull();
  expect(cacheLife.mock.calls).toEqual([[lifeOfFailures]]);
  expect(cacheTag.mock.calls).toEqual([['failures']]);
});
