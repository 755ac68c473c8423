import {
  type Argument,
  type CallExpression,
  type NewExpression,
  parseSync,
  type Span,
  Visitor,
} from 'oxc-parser';
import { type Constants, constantText, readConstants } from './constant-text.ts';

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

  const constants = readConstants(program);
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
    add(call, patternOf(call.arguments, functions === 0 ? constants : new Map()));
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

function patternOf([first, second]: Argument[], constants: Constants): Pattern | null {
  const read = (argument?: Argument) => {
    if (!argument) return '';
    return argument.type === 'SpreadElement' ? null : constantText(argument, constants);
  };
  const source = read(first);
  const flags = read(second);
  return source === null || flags === null ? null : { source, flags };
}
