import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../../scripts/process.ts';

/** The site's behaviour when an API breaks a rule, by its name. */
const effects = z.record(z.string(), z.string()).default({});
const operation = z.object({ operationId: z.string(), 'x-errors': effects, 'x-advice': effects });
const document = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)), 'x-advice': effects })
  .parse(JSON.parse(readFileSync(join(root, 'docs/api.openapi.json'), 'utf8')));

/** `error`: the site does not work as specified. `advice`: it does, but less well, or for others it may not. */
export type Severity = 'error' | 'advice';

/** The operations of docs/api.openapi.json, in its order; the title of one is `GET /api/v1/ads/{id}`. */
export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([lowercase, { operationId: name, ...effects }]) => {
    const method = lowercase.toUpperCase();
    const advice = { ...document['x-advice'], ...effects['x-advice'] };
    return { name, method, path, title: `${method} ${path}`, error: effects['x-errors'], advice };
  }),
);

export type Operation = (typeof operations)[number];

/** @throws {Error} for an operation that the document lacks. */
export function operationOf(name: string): Operation {
  const found = operations.find((operation) => operation.name === name);
  if (found !== undefined) return found;
  throw new Error(`docs/api.openapi.json has no operation ${name}.`);
}

/**
 * Returns how severe it is when an API breaks a rule of an operation, and what the site does then.
 * @param severity of a rule that is both an error and advice.
 * @throws {Error} for a rule that the document lacks.
 */
export function ruleOf(operation: Operation, rule: string, severity?: Severity) {
  const found = severity ?? (rule in operation.error ? 'error' : 'advice');
  const effect = operation[found][rule];
  if (effect !== undefined) return { severity: found, effect };
  throw new Error(`docs/api.openapi.json has no rule ${rule} of ${operation.name}.`);
}
