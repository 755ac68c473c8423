import { types } from 'node:util';
import { type Context, createContext, runInContext } from 'node:vm';
import { type CallExpression, type NewExpression, parseSync, type Span, Visitor } from 'oxc-parser';
import { check } from 'recheck';
import { type Checked, lineAt, readSources, type Source } from './sources.ts';

/** The parts of a regular expression. */
type Pattern = { source: string; flags: string };

const limits = {
  // Up to `{1,300}` recheck proves its result; beyond that it searches for an example.
  maxRepeatCount: 300,
  // That search counts steps. If it measured time too, a busy machine would cause false reports.
  attackTimeout: null,
  incubationTimeout: null,
  // Ours take a second at most.
  timeout: 120_000,
};
const maxExampleLength = 100;

const folders = '{app,app/.well-known,components,lib,server,tools/demo}';
const sources = ['*.{ts,mjs}', `${folders}/**/*.{ts,tsx,mjs}`];

/**
 * Checks that every regular expression of the site and of the demo API takes linear time for any text. Tools, which
 * only match texts of ours, are skipped.
 */
export async function checkRegexps(files = readSources(sources)): Promise<Checked> {
  const found = files.flatMap(findRegexps);
  const problems: string[] = [];
  for (const { place, code, pattern } of found) {
    const problem = pattern ? await findProblem(pattern) : 'not checked: computed at run time';
    if (problem !== null) problems.push(`${place}\n  ${code}\n  ${problem}`);
  }
  return { what: `${found.length} regular expressions in ${files.length} files`, problems };
}

/** Why a regular expression may take more than linear time; `null` when it does not. */
export async function findProblem({ source, flags }: Pattern): Promise<string | null> {
  const result = await check(source, flags, limits);
  if (result.status === 'safe') return null;
  if (result.status === 'vulnerable') {
    const example = result.attack.pattern.slice(0, maxExampleLength);
    return `${result.complexity.summary}, as on ${example}`;
  }
  const { error } = result;
  return `not checked: ${'message' in error ? error.message : error.kind}`;
}

/**
 * Finds the regular expressions of a TypeScript or JavaScript file: literals, and calls of `RegExp`.
 * @returns the file and line of each, its code, and its pattern: `null` when that is computed at run time.
 * @throws when the file cannot be parsed.
 */
export function findRegexps([file, text]: Source) {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);

  const found: { place: string; code: string; pattern: Pattern | null }[] = [];
  const add = ({ start, end }: Span, pattern: Pattern | null) =>
    found.push({ place: `${file}:${lineAt(text, start)}`, code: text.slice(start, end), pattern });
  const constants = createContext();
  let endOfFunction = 0;
  const enter = ({ end }: Span) => {
    endOfFunction = Math.max(endOfFunction, end);
  };
  const addCall = (call: CallExpression | NewExpression) => {
    if (call.callee.type !== 'Identifier' || call.callee.name !== 'RegExp') return;
    // Within a function, a name may shadow the constant at the top of the file.
    const isTop = call.start >= endOfFunction;
    const code = text.slice(call.start, call.end);
    const regexp = evaluate(code, isTop ? constants : createContext());
    add(call, types.isRegExp(regexp) ? { source: regexp.source, flags: regexp.flags } : null);
  };

  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node, { source: node.regex.pattern, flags: node.regex.flags });
    },
    VariableDeclaration({ kind, declarations, start }) {
      if (kind !== 'const' || start < endOfFunction) return;
      for (const { id, init } of declarations) {
        if (id.type !== 'Identifier' || !init || !literals.has(init.type)) continue;
        const value = evaluate(text.slice(init.start, init.end), constants);
        if (value !== undefined) constants[id.name] = value;
      }
    },
    NewExpression: addCall,
    CallExpression: addCall,
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
  }).visit(program);
  return found;
}

/** The expressions of constants, strings and numbers, that patterns are made of. */
const literals = new Set(['Literal', 'TemplateLiteral', 'TaggedTemplateExpression']);

/** The value of an expression of JavaScript; `undefined` when it is known at run time only. */
function evaluate(expression: string, constants: Context): unknown {
  try {
    return runInContext(expression, constants, { timeout: 1_000 });
  } catch {
    return undefined;
  }
}
