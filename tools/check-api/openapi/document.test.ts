import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import {
  adPath,
  adsCall,
  adsPath,
  combinedListPath,
  confirmResetPath,
  partnersPath,
  postPath,
  postsCall,
  postsPath,
  randomAdsPath,
  randomSubstitutesPath,
} from '@/lib/api/calls';
import { callTimeoutMs, maxItems, maxWholeBytes } from '@/lib/api/limits';
import { root } from '../../../scripts/process.ts';
import { operations } from '../api-check.ts';
import { type BrokenApi, startBrokenApi } from '../broken-api.fixture.ts';
import { checkApi } from '../check-api.ts';
import { jsonSchemas } from './schemas.ts';

const document = JSON.parse(readFileSync(join(root, 'docs/api.openapi.json'), 'utf8'));
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(document, 'api');

let api: BrokenApi;
beforeAll(async () => {
  api = await startBrokenApi();
});
afterAll(() => api.stop());

test('the document has the schemas of the site (tools/check-api/openapi/write.ts writes them)', () => {
  expect(document.components.schemas).toEqual(JSON.parse(JSON.stringify(jsonSchemas())));
});

test('the document has the limits of the site', () => {
  const { description } = document.info;
  for (const limit of [
    `a call ${callTimeoutMs / 1_000} seconds`,
    `${maxWholeBytes / 1_000_000} MB`,
    `Of a page, ${maxItems.page} items`,
  ]) {
    expect(description).toContain(limit);
  }
});

test('the document has the paths of the site', () => {
  expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `GET ${randomAdsPath}`,
    `GET ${randomSubstitutesPath}`,
    `GET ${partnersPath}`,
    `GET ${combinedListPath}`,
    `GET ${adsPath}`,
    `GET ${adPath(42).replace('42', '{id}')}`,
    `GET ${postsPath}`,
    `GET ${postPath('slug').replace('slug', '{slug}')}`,
    `POST ${confirmResetPath}`,
  ]);
});

test.each([
  [adsCall({ page: 1, specialty: 1, startDate: '2026-12-01', endDate: '2026-12-15' })],
  [postsCall({ page: 1, tag: 'contrat', words: 'premier jour', author: 'Hugo Delmas' })],
])('the document has the parameters of %s', (call) => {
  const { pathname, searchParams } = new URL(call, 'https://api.example.org');
  const { parameters } = document.paths[pathname].get;
  const examples = parameters.map((parameter: { name: string; example: string | number }) => [
    parameter.name,
    String(parameter.example),
  ]);
  expect(examples).toEqual([...searchParams]);
});

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(validator.version).toBe('3.1');
});

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        requestBody: z.object({ content: z.unknown() }).optional(),
        responses: z.record(z.string(), z.object({ content: z.unknown() }).partial()),
      }),
    ),
  ),
});
const content = z.object({
  'application/json': z.object({ schema: z.looseObject({}), example: z.unknown() }),
});

/** The content of each response, and of the request, by operation and status. */
const contents = new Map<string, z.output<typeof content>>(
  Object.values(described.parse(document).paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, requestBody, responses }) =>
      Object.entries({ ...responses, ...(requestBody && { request: requestBody }) }).flatMap(
        ([status, { content: given }]) =>
          given === undefined ? [] : [[`${operationId} ${status}`, content.parse(given)] as const],
      ),
    ),
);

/** The errors of a body; none for a valid one. */
function errorsOf(name: string, body: unknown) {
  const schema = contents.get(name)?.['application/json'].schema;
  if (schema === undefined) return [`${name} is not described`];
  // References are to the document.
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/'));
  const validate = ajv.compile(absolute);
  return validate(body) ? [] : (validate.errors ?? []);
}

test.each([...contents.keys()])('the example of %s is valid', (name) => {
  expect(errorsOf(name, contents.get(name)?.['application/json'].example)).toEqual([]);
});

test('the demo API sends what the document describes', async () => {
  const { exchanges } = await checkApi({
    origin: api.demoOrigin,
    concurrency: 4,
    writes: 'refusal',
  });
  const checked = new Set<string>();
  for (const { operation, outcome } of exchanges) {
    const name = `${operation} ${outcome.status}`;
    expect(errorsOf(name, outcome.body)).toEqual([]);
    checked.add(name);
  }
  expect([...contents.keys()].filter((name) => !checked.has(name))).toEqual([
    'confirmReset request',
  ]);
});

test.each([
  ['ad 200', { title: 'Sans id' }],
  ['ad 200', { id: 1, start_date: '01/12/2026' }],
  ['ads 200', { count: 1, next: null, previous: null }],
  ['ads 200', { count: 1, results: [{}] }],
  ['combinedList 200', { specialties: [{ id: 1 }] }],
  ['partners 200', [{ name: 'Sans logo' }]],
  ['post 200', { id: 1, slug: 'a b' }],
  ['post 404', { error: 'Pas trouvé.' }],
  ['confirmReset request', { uid: 'MQ', token: 'a', new_password: 'court' }],
])('%s of the document does not describe %j', (name, body) => {
  expect(errorsOf(name, body)).not.toEqual([]);
});
