import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { adSchema, publishedAdSchema, specialtySchema } from '@/lib/api/schemas/ad';
import { datesSchema } from '@/lib/api/schemas/dates';
import { list } from '@/lib/api/schemas/fields';
import { partnerSchema, substituteSchema } from '@/lib/api/schemas/home';
import { linkedPostSchema, postSchema } from '@/lib/api/schemas/post';

/*
 * No field is without a limit: each schema is given the largest value that its JSON Schema allows, and what it makes of
 * it is small. A new `z.string()` or `z.array()` without a limit fails here.
 */

type JsonSchema = z.core.JSONSchema.BaseSchema;

const many = 30_000;
const long = ['a', 'a\n\n', 'é ', '<p>', '&amp;', 'e\u0301', '1'].map(
  (part) => `x${part.repeat(many)}`,
);

/** The largest value of a schema: all its fields, long texts, long lists. */
function largest(schema: JsonSchema, text: string): unknown {
  const [choice] = (schema.anyOf ?? schema.allOf ?? []) as JsonSchema[];
  if (schema.properties === undefined && choice !== undefined) return largest(choice, text);
  if (schema.properties !== undefined) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [
        name,
        largest(field as JsonSchema, text),
      ]),
    );
  }
  if (schema.type === 'array') return Array(many).fill(largest(schema.items as JsonSchema, text));
  return text;
}

/** Fields that an item needs. */
const required = { id: 1, slug: 'a', status: 'published', logo: '/logo.svg', image: '/logo.svg' };

test.each<[string, z.ZodType, maxLength: number]>([
  ['ad', adSchema, 30_000],
  ['published ad', publishedAdSchema, 30_000],
  ['post', postSchema, 330_000],
  ['linked post', linkedPostSchema, 1_000],
  ['partner', partnerSchema, 5_000],
  ['substitute', substituteSchema, 5_000],
  ['specialty', specialtySchema, 1_000],
  ['dates', datesSchema, 1_000],
])('the largest %s is small', (_, schema, maxLength) => {
  const wire = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  for (const text of long) {
    const sent = { ...Object(largest(wire, text)), ...required };
    expect(Object.keys(sent).length).toBeGreaterThan(4);
    const read = schema.parse(sent);
    expect(JSON.stringify(read).length).toBeLessThan(maxLength);
  }
});

test('the first items of a list are read, and those that cannot be read are left out', () => {
  const three = list(z.int(), 3);
  expect(three.parse([1, 'deux', 3, 4])).toEqual([1, 3]);
  expect(z.object({ items: three }).parse({})).toEqual({ items: [] });
  for (const value of [null, undefined, {}, 'abc', 3]) expect(three.parse(value)).toEqual([]);
});
