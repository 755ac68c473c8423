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

/** A regular expression in the code. */
export type FoundRegexp = {
  file: string;
  line: number;
  /** As written: `/a+/u`, `new RegExp(…)`. */
  code: string;
  /** `null` when it is computed at run time. */
  pattern: Pattern | null;
};

/** The parts that make a regular expression. */
export type Pattern = { source: string; flags: string };

/**
 * Finds the regular expressions of a TypeScript or JavaScript file: literals, and calls of `RegExp`.
 *
 * @throws when the file cannot be parsed.
 */
export function findRegexps(file: string, text: string): FoundRegexp[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);

  const found: FoundRegexp[] = [];
  const add = ({ start, end }: Span, pattern: Pattern | null) =>
    found.push({
      file,
      line: text.slice(0, start).split('\n').length,
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
