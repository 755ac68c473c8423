import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { reportsPath } from '../policy/security-headers';
import { webVitalsScript } from './read-script';

type Entry = { entryType: string; [name: string]: unknown };
type Browser = {
  href?: string | null;
  hidden?: boolean;
  random?: number;
  supported?: string[] | null;
  navigator?: object;
  interactionCount?: number;
};

const page = 'https://www.example.org/annonces/12';
const all = ['event', 'first-input', 'largest-contentful-paint', 'layout-shift', 'paint'];

/** A browser with the script. `dispatch` passes entries to the observers of their type; `hide` returns what was sent. */
function start({ href = page, hidden = false, random = 0, supported = all, ...rest }: Browser) {
  const observers: { type: string; read: (entry: Entry) => void }[] = [];
  const waiting: Entry[] = [];
  const listeners: (() => void)[] = [];
  const sent: [url: string, body: unknown][] = [];
  class PerformanceObserver {
    static supportedEntryTypes = supported ?? undefined;
    type = '';
    callback: (list: { getEntries: () => Entry[] }) => void;
    constructor(callback: (list: { getEntries: () => Entry[] }) => void) {
      this.callback = callback;
    }
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      if (!supported?.includes(type)) throw new Error(`console: unsupported ${type}`);
      expect(buffered).toBe(true);
      this.type = type;
      observers.push({ type, read: (entry) => this.callback({ getEntries: () => [entry] }) });
    }
    takeRecords = () => waiting.filter(({ entryType }) => entryType === this.type);
  }
  const self = { PerformanceObserver: supported === null ? undefined : PerformanceObserver };
  const link = href === null ? null : { href };
  runInNewContext(webVitalsScript, {
    ...self,
    self,
    performance: { interactionCount: rest.interactionCount },
    Math: Object.assign(Object.create(Math), { random: () => random }),
    navigator: {
      ...rest.navigator,
      sendBeacon: (url: string, body: string) => sent.push([url, JSON.parse(body)]),
    },
    document: {
      hidden,
      querySelector: () => link,
      addEventListener: (_: string, listener: () => void, { once }: { once: boolean }) => {
        expect(once).toBe(true);
        listeners.push(listener);
      },
    },
  });
  return {
    link,
    waiting,
    dispatch(...entries: Entry[]) {
      for (const entry of entries)
        for (const { type, read } of observers) if (type === entry.entryType) read(entry);
    },
    hide() {
      for (const listener of listeners) listener();
      return sent;
    },
  };
}

const paint = (startTime: number): Entry => ({ entryType: 'largest-contentful-paint', startTime });
const event = (interactionId: number, duration: number): Entry => ({
  entryType: 'event',
  interactionId,
  duration,
});
const shift = (startTime: number, value: number, hadRecentInput = false): Entry => ({
  entryType: 'layout-shift',
  startTime,
  value,
  hadRecentInput,
});
/** The body that a browser sends after these entries. */
const measured = (entries: Entry[], browser: Browser = {}) => {
  const { dispatch, hide } = start(browser);
  dispatch(...entries);
  return hide()[0]?.[1];
};

test('what was measured is sent to the reports, also what was not yet dispatched', () => {
  const { dispatch, hide, waiting, link } = start({});
  dispatch(paint(800), paint(1_250));
  waiting.push(event(7, 120));
  // The router shows another page.
  if (link) link.href = 'https://www.example.org/blog';
  expect(hide()).toEqual([[reportsPath, { page, lcp: 1.25, inp: 0.12, cls: 0 }]]);
});

describe('INP', () => {
  test('is the longest interaction, of which each event counts', () => {
    expect(measured([event(1, 56), event(2, 48), event(2, 320), event(3, 64)])).toMatchObject({
      inp: 0.32,
    });
    expect(measured([event(0, 800)])).not.toHaveProperty('inp');
    expect(measured([{ ...event(1, 16), entryType: 'first-input' }])).toMatchObject({ inp: 0.016 });
  });

  test('leaves out one slow interaction in fifty', () => {
    const slow = [event(1, 900), event(2, 500), event(3, 100)];
    const inpOf = (interactionCount: number) => measured(slow, { interactionCount });
    expect(inpOf(49)).toMatchObject({ inp: 0.9 });
    expect(inpOf(50)).toMatchObject({ inp: 0.5 });
    expect(inpOf(1_000)).toMatchObject({ inp: 0.1 });
  });
});

describe('CLS', () => {
  const clsOf = (...shifts: Entry[]) => (measured(shifts) as { cls: number }).cls;

  test('is the largest session of shifts with less than a second between them', () => {
    expect(clsOf(shift(100, 0.25), shift(1_099, 0.25), shift(2_099, 0.125))).toBe(0.5);
    expect(clsOf(shift(6_000, 0.25), shift(6_500, 0.25))).toBe(0.5);
  });

  test('a session ends after five seconds', () => {
    const steady = Array.from({ length: 12 }, (_, at) => shift(2_000 + 900 * at, 0.125));
    expect(clsOf(...steady)).toBe(0.75);
  });

  test('a shift after an input is expected', () => {
    expect(clsOf(shift(100, 0.25, true))).toBe(0);
  });
});

test('a figure that the browser does not know is left out, and not observed', () => {
  expect(measured([paint(900)], { supported: ['largest-contentful-paint'] })).toEqual({
    page,
    lcp: 0.9,
  });
});

test.each<[string, Browser]>([
  ['three visits in four', { random: 0.25 }],
  ['a page without a canonical URL', { href: null }],
  ['a tab that opens in the background', { hidden: true }],
  ['Global Privacy Control', { navigator: { globalPrivacyControl: true } }],
  ['Do Not Track', { navigator: { doNotTrack: '1' } }],
])('nothing is measured: %s', (_, browser) => {
  expect(start(browser).hide()).toEqual([]);
});

test('a browser without the observers sends nothing', () => {
  expect(start({ supported: null }).hide()).toEqual([]);
  expect(start({ supported: ['paint'] }).hide()).toEqual([]);
});

test('the script has a kilobyte at most', () => {
  expect(gzipSync(`<script>${webVitalsScript}</script>`).length).toBeLessThan(1_000);
});
