import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { JsonCutter, readBoundedJson } from './bounded-body';

const wide = {
  string: 1_000,
  laterString: 1_000,
  items: 1_000,
  depth: 50,
  item: 1_000_000,
  bytes: 1_000_000,
  whole: 1_000_000,
};

/** The rest of a JSON text that arrives in chunks of a size. */
function cut(json: string, limits: Partial<typeof wide> = {}, chunkSize = 7): string {
  const cutter = new JsonCutter({ ...wide, ...limits });
  const bytes = Buffer.from(json);
  for (let at = 0; at < bytes.length; at += chunkSize) {
    cutter.write(bytes.subarray(at, at + chunkSize));
  }
  return Buffer.from(cutter.output).toString();
}

const parsed = (value: unknown, limits: Partial<typeof wide>) =>
  JSON.parse(cut(JSON.stringify(value), limits));

/** With escape sequences for what is not ASCII. */
const escaped = (json: string) =>
  json.replace(
    /[^ -~\s]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

test('JSON within the limits is the same', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ stringUnit: 'binary' }),
      fc.constantFrom('', 1, '\t\n'),
      fc.boolean(),
      fc.integer({ min: 1, max: 40 }),
      (value, space, isEscaped, chunkSize) => {
        const json = JSON.stringify(value, null, space);
        const sent = isEscaped ? escaped(json) : json;
        expect(JSON.parse(cut(sent, {}, chunkSize))).toEqual(JSON.parse(sent));
      },
    ),
    { numRuns: 500 },
  );
});

test('JSON beyond the limits stays valid and becomes small', () => {
  const limits = { string: 5, laterString: 2, items: 3, depth: 3, item: 60, bytes: 200, whole: 50 };
  function expectWithin(value: unknown, depth: number): void {
    if (typeof value === 'string') expect([...value].length).toBeLessThanOrEqual(5);
    if (typeof value !== 'object' || value === null) return;
    expect(depth).toBeLessThan(3);
    const items = Object.entries(value);
    expect(items.length).toBeLessThanOrEqual(3);
    for (const [, item] of items) expectWithin(item, depth + 1);
  }
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue({ stringUnit: 'binary', maxDepth: 6 }), { maxLength: 8 }),
      fc.boolean(),
      (values, isEscaped) => {
        const json = JSON.stringify(values);
        const left = cut(isEscaped ? escaped(json) : json, limits);
        expect(left.length).toBeLessThan(300);
        expectWithin(JSON.parse(left), 0);
      },
    ),
    { numRuns: 500 },
  );
});

test('JSON that is not valid does not become valid', () => {
  const isValid = (json: string) => {
    try {
      JSON.parse(json);
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), (value, at) => {
      const json = JSON.stringify(value);
      const start = json.slice(0, at % json.length);
      expect(isValid(cut(start))).toBe(isValid(start));
    }),
  );
});

test('strings, lists, objects and depth are cut', () => {
  const limits = { string: 4, items: 2, depth: 2 };
  expect(parsed(['abcdef', 'abcd', 'c'], limits)).toEqual(['abcd', 'abcd']);
  expect(parsed({ a: 1, b: 2, c: 3 }, limits)).toEqual({ a: 1, b: 2 });
  expect(parsed([[[1], 2], { a: {} }], limits)).toEqual([[null, 2], { a: null }]);
  expect(parsed(['a"\\é👩‍⚕️'], limits)).toEqual(['a"\\é']);
  expect(JSON.parse(cut('["\\u00e9\\u00e9\\u00e9\\u00e9\\u00e9"]', limits))).toEqual(['éééé']);
});

test('what follows a huge item of a list stays, and so does what follows the list', () => {
  const limits = { item: 100 };
  const huge = { id: 2, texts: ['a'.repeat(90), { more: 'b'.repeat(90) }], flag: true };
  const sent = { count: 3, results: [{ id: 1 }, huge, { id: 3 }], next: 'https://api/?page=2' };
  expect(parsed(sent, limits)).toEqual({ ...sent, results: [{ id: 1 }, null, { id: 3 }] });
  expect(parsed([{ id: 1 }, huge, 'c'.repeat(200), { id: 3 }, huge], limits)).toEqual([
    { id: 1 },
    null,
    null,
    { id: 3 },
    null,
  ]);
});

test('of many large items the last become null, and the texts before them are cut', () => {
  const items = Array.from({ length: 50 }, (_, id) => ({ id, text: 'x'.repeat(80) }));
  const left = parsed(items, { item: 500, bytes: 2_000, whole: 1_000, laterString: 10 });
  expect(left[0]).toEqual(items[0]);
  expect(left[20]).toEqual({ id: 20, text: 'x'.repeat(10) });
  expect(left).toHaveLength(50);
  expect(JSON.stringify(left).length).toBeLessThan(3_000);
});

const bodyOf = (...chunks: string[]) => new Response(chunks.join('')).body;

test('a body over its limit, or with too much outside of lists, is not read', async () => {
  expect(await readBoundedJson(bodyOf('[1,2,3]'), 6)).toBeNull();
  expect(Buffer.from((await readBoundedJson(bodyOf('[1, 2,3]'), 8)) ?? []).toString()).toBe(
    '[1,2,3]',
  );
  const members = Array.from({ length: 30 }, (_, at) => `"a${at}":"${'x'.repeat(300_000)}"`);
  expect(await readBoundedJson(bodyOf(`[1,${' '.repeat(2_000_001)}2]`), 50_000_000)).toBeNull();
  const digits = '1'.repeat(9_000_000);
  expect(await readBoundedJson(bodyOf(`{${members}}`), 50_000_000)).not.toBeNull();
  expect(await readBoundedJson(bodyOf(`{"id":${digits}}`), 50_000_000)).toBeNull();
  const page = await readBoundedJson(bodyOf(`{"results":[{"id":${digits}},{"id":2}]}`), 50_000_000);
  expect(JSON.parse(Buffer.from(page ?? []).toString())).toEqual({ results: [null, { id: 2 }] });
});
