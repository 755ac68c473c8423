import { afterEach, expect, jest, test } from '@jest/globals';
import { deletedTag, refreshes } from '../../lib/cache/refreshes';
import { DataEntries } from './data-entries';

const entry = (body: string) => ({ kind: 'FETCH', data: { body }, revalidate: 60 });
const entries = new DataEntries();
const read = async (key: string, softTags: string[] = []) =>
  (await entries.get(key, softTags))?.value.data.body ?? null;

afterEach(() => {
  jest.restoreAllMocks();
});

test('a stored entry is returned on every read', async () => {
  entries.set('a', entry('un'), []);
  expect(await read('a')).toBe('un');
  expect(await read('a')).toBe('un');
  expect(await read('b')).toBeNull();
});

test('a stale entry is not returned', async () => {
  entries.set('stale', entry('vieux'), []);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  expect(await read('stale')).toBeNull();
});

test('nor is one with a signed URL that ends', async () => {
  const time = Date.now();
  entries.set(
    'signed',
    entry(`"https://b.example/a?sig=0&se=${new Date(time + 40_000).toISOString()}"`),
    [],
  );
  jest.spyOn(Date, 'now').mockReturnValue(time + 18_000);
  expect(await read('signed')).not.toBeNull();
  jest.spyOn(Date, 'now').mockReturnValue(time + 22_000);
  expect(await read('signed')).toBeNull();
});

test.each(['expired', 'stale'] as const)('nor is one with a tag refreshed as %s', async (how) => {
  entries.set(how, entry('un'), [`data-${how}`]);
  refreshes.record(`data-${how}`, how);
  expect(await read(how)).toBeNull();
  entries.set(how, entry('nouveau'), [`data-${how}`]);
  expect(await read(how)).toBe('nouveau');
});

test('nor is one whose subject was deleted', async () => {
  entries.set('deleted', entry('trois'), ['data-3']);
  refreshes.record(deletedTag('data-3'), 'expired');
  expect(await read('deleted')).toBeNull();
});

test('an entry requested before a refresh and stored after it is not returned', async () => {
  expect(await read('race')).toBeNull();
  refreshes.record('data-4', 'expired');
  entries.set('race', entry('ancien'), ['data-4']);
  expect(await read('race')).toBeNull();
});

test('the tags of the page that reads an entry apply to it', async () => {
  entries.set('soft', entry('doux'), []);
  expect(await read('soft', ['data-5'])).toBe('doux');
  refreshes.record('data-5', 'expired');
  expect(await read('soft', ['data-5'])).toBeNull();
  expect(await read('soft')).toBe('doux');
});

test('a value that is no entry of the data cache is not stored', async () => {
  entries.set('page', { kind: 'APP_PAGE', html: '' }, []);
  expect(await read('page')).toBeNull();
});
