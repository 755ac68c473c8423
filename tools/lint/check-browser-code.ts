import { build } from 'esbuild';
import {
  type Expression,
  type JSXChild,
  type JSXEmptyExpression,
  parseSync,
  type Span,
  Visitor,
} from 'oxc-parser';
import { root } from '../../scripts/process.ts';
import { findNewer } from './newer.ts';
import { type Checked, lineAt, readSources, type Source } from './sources.ts';

/** Checks that modules of browsers use nothing that the oldest browsers of Next.js lack, and survive a translation. */
export async function checkBrowserCode(): Promise<Checked> {
  const sources = readSources('{app,components,lib}/**/*.tsx');
  const modules = await findBrowserModules(sources);
  const code = modules.filter((file) => /\.(?:js|tsx?)$/.test(file));
  return {
    what: `${code.length} modules of browsers`,
    problems: [
      ...findNewer(code),
      ...sources.filter(([file]) => code.includes(file)).flatMap(findLooseTexts),
    ],
  };
}

/** Returns the modules that client components import, without modules that they import for types alone. */
export async function findBrowserModules(files: Source[]): Promise<string[]> {
  const entries = files.filter(([, text]) => text.startsWith("'use client'"));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      ...entries.map(([file]) => file),
      'instrumentation-client.ts',
      'lib/routing/inline-scripts/*.js',
    ],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'unwritten',
    write: false,
    metafile: true,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
  });
  const parts = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const modules = parts.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file);
  return [...new Set(modules)].filter((file) => !file.includes('node_modules')).sort();
}

/** The kind of a child of an element. `optional`: elements that come and go. `unknown`: a text or an element. */
type Child = 'element' | 'text' | 'changing text' | 'optional' | 'unknown';

const problems = {
  changing: 'text that changes stands beside others: give it an element of its own',
  after: 'text stands after what comes and goes: give it an element of its own',
  fragment: 'text in a fragment stands beside others: give it an element of its own',
};

/**
 * Finds texts that React cannot change, insert or remove, or before which it cannot insert, once a translator of the
 * browser has put the text node into an element of its own (docs/architecture.md, « Pages that a browser translates »).
 * A text that is the only child of its element is not one of them: React replaces the whole content of the element.
 * @returns the file, the line and the problem of each.
 */
export function findLooseTexts([file, text]: Source): string[] {
  const found: string[] = [];
  const add = ({ start }: Span, kind: keyof typeof problems) =>
    found.push(`${file}:${lineAt(text, start)}: ${problems[kind]}`);

  new Visitor({
    JSXElement(element) {
      const children = element.children.flatMap(readChild);
      const optional = children.indexOf('optional');
      if (children.length > 1 && hasChangingText(children)) add(element, 'changing');
      else if (optional >= 0 && children.lastIndexOf('text') > optional) add(element, 'after');
    },
    JSXFragment(fragment) {
      const children = fragment.children.flatMap(readChild);
      if (hasText(children)) add(fragment, 'fragment');
    },
  }).visit(parseSync(file, text, { preserveParens: false }).program);
  return found;
}

function hasText(children: Child[]): boolean {
  return children.includes('text') || children.includes('changing text');
}

/** Whether a text may change; an unknown child counts as a text beside another text. */
function hasChangingText(children: Child[]): boolean {
  const isMixed = children.includes('text') && children.includes('unknown');
  return children.includes('changing text') || isMixed;
}

function readChild(child: JSXChild): Child[] {
  if (child.type === 'JSXText') return readText(child.value);
  return child.type === 'JSXExpressionContainer' ? readExpression(child.expression) : ['element'];
}

/** A blank text is never translated. */
function readText(text: string): Child[] {
  return text.trim() === '' ? [] : ['text'];
}

function readExpression(expression: Expression | JSXEmptyExpression): Child[] {
  switch (expression.type) {
    case 'JSXEmptyExpression':
      return [];
    case 'JSXElement':
    case 'JSXFragment':
      return ['element'];
    case 'Literal':
      return typeof expression.value === 'string' ? readText(expression.value) : [];
    case 'TemplateLiteral':
      return expression.expressions.length === 0
        ? readText(expression.quasis[0]?.value.raw ?? '')
        : ['changing text'];
    case 'ConditionalExpression':
      return [readBranches(expression.consequent, expression.alternate)];
    case 'LogicalExpression':
      return expression.operator === '&&'
        ? [readBranches(expression.right)]
        : [readBranches(expression.left, expression.right)];
    case 'CallExpression':
      // `ads.map(…)` renders a list of elements.
      return [isNamed(expression.callee, 'map') ? 'optional' : 'unknown'];
    default:
      return ['unknown'];
  }
}

/** One of several expressions, or nothing. */
function readBranches(...branches: Expression[]): Child {
  const children = branches.flatMap(readExpression);
  if (hasText(children)) return 'changing text';
  return children.includes('unknown') ? 'unknown' : 'optional';
}

function isNamed(callee: Expression, name: string): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return callee.property.name === name;
}
