import { types } from 'node:util';
import { type Context, createContext, runInContext } from 'node:vm';
import {
  type CallExpression,
  type NewExpression,
  type Program,
  parseSync,
  type Span,
  Visitor,
} from 'oxc-parser';
import { check } from 'recheck';
import { type Checked, lineAt, readSources, type Source } from './sources.ts';

/** A regular expression in the code. */
type FoundRegexp = {
  file: string;
  line: number;
  /** As written: `/a+/u`, `new RegExp(…)`. */
  code: string;
  /** `null` when it is computed at run time. */
  pattern: Pattern | null;
};

/** The parts that make a regular expression. */
type Pattern = { source: string; flags: string };

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

/**
 * Checks that every regular expression of the site and of the demo API takes linear time for any text. Tools are skipped:
 * they only match texts of ours.
 */
export async function checkRegexps(): Promise<Checked> {
  const files = readSources([
    '*.{ts,mjs}',
    '{app,app/.well-known,components,lib,server,tools/demo}/**/*.{ts,tsx,mjs}',
  ]);
  const { count, problems } = await checkFiles(files);
  return {
    what: `${count} regular expressions in ${files.length} files`,
    problems: problems.map(
      ({ file, line, code, problem }) => `${file}:${line}\n  ${code}\n  ${problem}`,
    ),
  };
}

/** How many regular expressions files have, and those that must not be: rewrite them. */
export async function checkFiles(files: readonly Source[]) {
  const found = files.flatMap(findRegexps);
  const problems: (FoundRegexp & { problem: string })[] = [];
  for (const regexp of found) {
    const { pattern } = regexp;
    const problem = pattern ? await findProblem(pattern) : 'not checked: computed at run time';
    if (problem !== null) problems.push({ ...regexp, problem });
  }
  return { count: found.length, problems };
}

/** Why a regular expression may take more than linear time; `null` when it does not. */
export async function findProblem({ source, flags }: Pattern): Promise<string | null> {
  const result = await check(source, flags, limits);
  if (result.status === 'safe') return null;
  if (result.status === 'vulnerable') {
    const example = result.attack.pattern;
    const shown =
      example.length > maxExampleLength ? `${example.slice(0, maxExampleLength)}…` : example;
    return `${result.complexity.summary}, as on ${shown}`;
  }
  const { error } = result;
  return `not checked: ${'message' in error ? error.message : error.kind}`;
}

/**
 * Finds the regular expressions of a TypeScript or JavaScript file: literals, and calls of `RegExp`.
 * @throws when the file cannot be parsed.
 */
export function findRegexps([file, text]: Source): FoundRegexp[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);

  const found: FoundRegexp[] = [];
  const add = ({ start, end }: Span, pattern: Pattern | null) =>
    found.push({
      file,
      line: lineAt(text, start),
      code: text.slice(start, end),
      pattern,
    });
  // Within a function, a name may shadow the constant at the top of the file.
  let functions = 0;
  const enter = () => {
    functions += 1;
  };
  const leave = () => {
    functions -= 1;
  };
  const addCall = (call: CallExpression | NewExpression) => {
    if (call.callee.type !== 'Identifier' || call.callee.name !== 'RegExp') return;
    const constants = functions === 0 ? constantsOf(program, text) : createContext();
    const regexp = evaluate(text.slice(call.start, call.end), constants);
    add(call, types.isRegExp(regexp) ? { source: regexp.source, flags: regexp.flags } : null);
  };

  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node, { source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: addCall,
    CallExpression: addCall,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
  }).visit(program);
  return found;
}

const literals = new Set(['Literal', 'TemplateLiteral', 'TaggedTemplateExpression']);

/** The constants at the top of a file that are strings or numbers, to evaluate its expressions with. */
function constantsOf(program: Program, text: string): Context {
  const constants = createContext();
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') continue;
    for (const { id, init } of statement.declarations) {
      if (id.type !== 'Identifier' || !init || !literals.has(init.type)) continue;
      const value = evaluate(text.slice(init.start, init.end), constants);
      if (value !== undefined) constants[id.name] = value;
    }
  }
  return constants;
}

/** The value of an expression of JavaScript; `undefined` when it is known at run time only. */
function evaluate(expression: string, constants: Context): unknown {
  try {
    return runInContext(expression, constants, { timeout: 1_000 });
  } catch {
    return undefined;
  }
}
