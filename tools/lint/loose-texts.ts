import {
  type Expression,
  type JSXChild,
  type JSXEmptyExpression,
  parseSync,
  type Span,
  Visitor,
} from 'oxc-parser';
import { lineAt } from './sources.ts';

/** What a child of an element renders. */
type Child = {
  /** `unknown`: perhaps an element. */
  text: 'none' | 'fixed' | 'changing' | 'unknown';
  /** Whether React may insert or remove it later. */
  comesAndGoes: boolean;
};

const problems = {
  changing: 'text that changes stands beside others: give it an element of its own',
  after: 'text stands after what comes and goes: give it an element of its own',
  fragment: 'text in a fragment stands beside others: give it an element of its own',
};

/**
 * Finds texts that React cannot change, insert or remove, or insert something before, once a translator of the browser
 * has put the text node into an element of its own (docs/architecture.md, « Pages that a browser translates »). A text
 * that is the only child of its element is no such text: React replaces all that is in the element.
 * @param text the code of a module with JSX.
 * @returns the line and the problem of each.
 */
export function findLooseTexts(text: string): { line: number; problem: string }[] {
  const found: { line: number; problem: string }[] = [];
  const add = ({ start }: Span, kind: keyof typeof problems) =>
    found.push({ line: lineAt(text, start), problem: problems[kind] });

  new Visitor({
    JSXElement(element) {
      const children = element.children.flatMap(readChild);
      if (children.length > 1 && hasChangingText(children)) add(element, 'changing');
      else if (hasTextAfterOthers(children)) add(element, 'after');
    },
    JSXFragment(fragment) {
      const children = fragment.children.flatMap(readChild);
      if (children.some(({ text }) => text === 'fixed' || text === 'changing')) {
        add(fragment, 'fragment');
      }
    },
  }).visit(parseSync('module.tsx', text).program);
  return found;
}

function hasChangingText(children: Child[]): boolean {
  const texts = children.map(({ text }) => text);
  // What is mixed with text is text.
  return texts.includes('changing') || (texts.includes('fixed') && texts.includes('unknown'));
}

function hasTextAfterOthers(children: Child[]): boolean {
  const first = children.findIndex(({ comesAndGoes }) => comesAndGoes);
  return first >= 0 && children.slice(first).some(({ text }) => text === 'fixed');
}

/** Blank text stays as it is: nothing is there to translate. */
function readChild(child: JSXChild): Child[] {
  if (child.type === 'JSXText') return readText(child.value);
  return child.type === 'JSXExpressionContainer'
    ? readExpression(child.expression)
    : [{ text: 'none', comesAndGoes: false }];
}

function readText(text: string): Child[] {
  return text.trim() === '' ? [] : [{ text: 'fixed', comesAndGoes: false }];
}

function readExpression(expression: Expression | JSXEmptyExpression): Child[] {
  switch (expression.type) {
    case 'JSXEmptyExpression':
      return [];
    case 'JSXElement':
    case 'JSXFragment':
      return [{ text: 'none', comesAndGoes: false }];
    case 'Literal':
      return typeof expression.value === 'string' ? readText(expression.value) : [];
    case 'TemplateLiteral':
      return expression.expressions.length === 0
        ? readText(expression.quasis[0]?.value.raw ?? '')
        : [{ text: 'changing', comesAndGoes: false }];
    case 'ParenthesizedExpression':
      return readExpression(expression.expression);
    case 'ConditionalExpression':
      return readBranches([expression.consequent, expression.alternate]);
    case 'LogicalExpression':
      return readBranches(
        expression.operator === '&&' ? [expression.right] : [expression.left, expression.right],
      );
    case 'CallExpression':
      return [{ text: isMap(expression.callee) ? 'none' : 'unknown', comesAndGoes: true }];
    default:
      return [{ text: 'unknown', comesAndGoes: true }];
  }
}

/** One of several expressions, or nothing. */
function readBranches(branches: Expression[]): Child[] {
  const texts = branches.flatMap(readExpression).map(({ text }) => text);
  if (texts.some((text) => text === 'fixed' || text === 'changing')) {
    return [{ text: 'changing', comesAndGoes: true }];
  }
  return [{ text: texts.includes('unknown') ? 'unknown' : 'none', comesAndGoes: true }];
}

/** `ads.map(…)` renders a list of elements. */
function isMap(callee: Expression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'map'
  );
}
