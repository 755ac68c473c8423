import { beforeEach, describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { createPageMemory } from '@/lib/api/landing/landing-pages';
import type { SharedValues } from '@/lib/cache/shared-values';
import { countsOf, type Sample } from '@/lib/landing/landing.fixture';

/** The value in Redis. */
let stored: unknown;
let isUp: boolean;

const shared = {
  get: async (_name: string, schema: z.ZodType) => {
    if (!isUp) return undefined;
    return schema.safeParse(stored).success ? { value: stored } : null;
  },
  set(_name: string, { value }: { value: unknown }) {
    if (isUp) stored = value;
  },
} as unknown as SharedValues;

beforeEach(() => {
  stored = null;
  isUp = true;
});

const instance = () => createPageMemory(shared);
const namesIn = async (pagesOf: ReturnType<typeof createPageMemory>, sample: Sample) => {
  const { places, pairs } = await pagesOf(countsOf(sample));
  return [...places.keys(), ...pairs.keys()].filter((name) => /-29$|^29 /.test(name));
};

const three: Sample = [['Quimper', 1, 3]];
const one: Sample = [['Quimper', 1, 1]];
const none: Sample = [['Rennes', 1, 1]];

test('makes the pages of the same counts once', async () => {
  const counts = countsOf(three);
  const pagesOf = instance();
  expect(await pagesOf(counts)).toBe(await pagesOf(counts));
});

test('an instance alone remembers its pages', async () => {
  const alone = createPageMemory(undefined);
  await namesIn(alone, three);
  expect(await namesIn(alone, one)).toEqual(['quimper-29', '29 1']);
  expect(await namesIn(createPageMemory(undefined), one)).toEqual([]);
});

describe('with Redis', () => {
  test('an instance that starts later has the earlier pages', async () => {
    await namesIn(instance(), three);
    expect(await namesIn(instance(), one)).toEqual(['quimper-29', '29 1']);
  });

  test('a page without ads is gone for instances that start later', async () => {
    await namesIn(instance(), three);
    await namesIn(instance(), none);
    expect(await namesIn(instance(), one)).toEqual([]);
  });

  test('earlier pages are read once Redis is up again', async () => {
    await namesIn(instance(), three);
    isUp = false;
    const later = instance();
    expect(await namesIn(later, one)).toEqual([]);
    isUp = true;
    expect(await namesIn(later, one)).toEqual(['quimper-29', '29 1']);
  });

  test('an instance has the pages that only another one saw', async () => {
    const other = instance();
    await namesIn(other, none);
    await namesIn(instance(), three);
    expect(await namesIn(other, one)).toEqual(['quimper-29', '29 1']);
  });

  test('pages that appear while Redis is down are stored once it is up again', async () => {
    const memory = instance();
    await namesIn(memory, none);
    isUp = false;
    await namesIn(memory, three);
    isUp = true;
    await namesIn(memory, three);
    expect(await namesIn(instance(), one)).toEqual(['quimper-29', '29 1']);
  });

  test('names of another shape count as none', async () => {
    stored = { 'quimper-29': 1 };
    expect(await namesIn(instance(), one)).toEqual([]);
    expect(stored).toContain('bretagne');
  });
});
