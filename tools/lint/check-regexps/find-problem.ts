import { check } from 'recheck';
import type { Pattern } from './find-regexps.ts';

const limits = {
  // Up to `{1,300}` recheck proves its result; beyond that it searches for an example.
  maxRepeatCount: 300,
  // That search counts steps. If it measured time too, a busy machine would cause false reports.
  attackTimeout: null,
  incubationTimeout: null,
  // Ours take a second at most.
  timeout: 30_000,
};
const maxExampleLength = 100;

/** Why a regular expression may take more than linear time; `null` when it does not. */
export async function findProblem({ source, flags }: Pattern): Promise<string | null> {
  const result = await check(source, flags, limits);
  switch (result.status) {
    case 'safe':
      return null;
    case 'vulnerable':
      return `${result.complexity.summary}, as on ${shortened(result.attack.pattern)}`;
    case 'unknown': {
      const { error } = result;
      return `not checked: ${'message' in error ? error.message : error.kind}`;
    }
  }
}

function shortened(example: string): string {
  return example.length > maxExampleLength ? `${example.slice(0, maxExampleLength)}…` : example;
}
