import { newEntries } from '@/lib/api/resources/data-store';
import type { ResponseState } from '@/lib/runtime/current-request';

const entriesKey = Symbol.for('medireleve.data-entries');
const absentKey = Symbol.for('medireleve.absent-data');

/** Entries that are stale at once: each read calls the API. */
function staleEntries() {
  const entries = newEntries(32_000_000);
  const set = entries.set.bind(entries);
  entries.set = (key, entry) => set(key, { ...entry, staleAt: 0 });
  return entries;
}

/** The current request of all code from now on, whose response collects the life and tags of what is read. */
export function fakeRequest() {
  const request = { id: 'test', method: 'GET', route: 'other', response: emptyState() };
  const { value: storage } = Reflect.get(globalThis, Symbol.for('medireleve.current-request'));
  Object.assign(storage, { getStore: () => request });
  const fake = {
    /** The life in seconds and the tags of the response since the last call; its outcome, unless it is complete. */
    takeResponse() {
      const { tags, staleAt, endsAt, outcome } = request.response;
      request.response = emptyState();
      const life = Math.round((staleAt - Date.now()) / 1_000);
      return {
        life,
        tags: [...tags],
        ...(outcome !== 'complete' && { outcome }),
        ...(Number.isFinite(endsAt) && { endsAt }),
      };
    },
    /** Empties the response and the store of what was read. */
    reset() {
      request.response = emptyState();
      const stale = {
        [entriesKey]: { value: staleEntries() },
        [absentKey]: { value: staleEntries() },
      };
      Object.assign(globalThis, stale);
    },
  };
  fake.reset();
  return fake;
}

/** The next read makes a store of its own, which is empty, and stores what is read as the site does. */
export function forgetDataStore(): void {
  Reflect.deleteProperty(globalThis, entriesKey);
  Reflect.deleteProperty(globalThis, absentKey);
}

function emptyState(): ResponseState {
  return {
    since: 0,
    tags: new Set(),
    staleAt: Number.POSITIVE_INFINITY,
    endsAt: Number.POSITIVE_INFINITY,
    outcome: 'complete',
  };
}
