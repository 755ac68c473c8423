import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../../scripts/process.ts';

const operationName = z.enum([
  'randomAds',
  'randomSubstitutes',
  'partners',
  'combinedList',
  'ads',
  'ad',
  'posts',
  'post',
  'confirmReset',
]);
/** By the name of a rule, what the site does when an API breaks it. */
const effects = z.record(z.string(), z.string()).default({});
const operation = z.object({
  operationId: operationName,
  'x-errors': effects,
  'x-advice': effects,
});
const openApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  'x-advice': effects,
});

export type OperationName = z.output<typeof operationName>;
/** `error`: the site does not work as specified. `advice`: it does, but less well, or for others it may not. */
export type Severity = 'error' | 'advice';

const document = openApi.parse(
  JSON.parse(readFileSync(join(root, 'docs/api.openapi.json'), 'utf8')),
);

/** The operations of docs/api.openapi.json, in its order; the title of one is `GET /api/v1/ads/{id}`. */
export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([lowercase, { operationId: name, ...effects }]) => {
    const method = lowercase.toUpperCase();
    const advice = { ...document['x-advice'], ...effects['x-advice'] };
    return { name, method, path, title: `${method} ${path}`, errors: effects['x-errors'], advice };
  }),
);

/** @throws {Error} for an operation that the document lacks. */
export function operationOf(name: OperationName) {
  const found = operations.find((each) => each.name === name);
  if (found === undefined) throw new Error(`docs/api.openapi.json has no operation ${name}.`);
  return found;
}

/**
 * Returns how severe it is when an API breaks a rule, and what the site does then.
 * @param severity of a rule that is both an error and advice.
 * @throws {Error} for a rule that the document lacks.
 */
export function ruleOf(name: OperationName, rule: string, severity?: Severity) {
  const { errors, advice } = operationOf(name);
  const found = severity ?? (rule in errors ? 'error' : 'advice');
  const effect = found === 'error' ? errors[rule] : advice[rule];
  if (effect !== undefined) return { severity: found, effect };
  throw new Error(`docs/api.openapi.json has no rule ${rule} of ${name}.`);
}
