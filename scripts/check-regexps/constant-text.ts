import type { Expression, Program, TemplateLiteral } from 'oxc-parser';

/** The constant strings at the top of a file, by their names. */
export type Constants = ReadonlyMap<string, string>;

/** Reads the constant strings at the top of a file. */
export function readConstants(program: Program): Constants {
  const constants = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') continue;
    for (const { id, init } of statement.declarations) {
      const text = init ? constantText(init, constants) : null;
      if (id.type === 'Identifier' && text !== null) constants.set(id.name, text);
    }
  }
  return constants;
}

/** The string value of an expression; `null` when it is known at run time only. */
export function constantText(node: Expression, constants: Constants): string | null {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : null;
    case 'Identifier':
      return constants.get(node.name) ?? null;
    case 'TemplateLiteral':
      return joined(node, 'cooked', constants);
    case 'TaggedTemplateExpression':
      return isStringRaw(node.tag) ? joined(node.quasi, 'raw', constants) : null;
    default:
      return null;
  }
}

function joined(
  { quasis, expressions }: TemplateLiteral,
  form: 'cooked' | 'raw',
  constants: Constants,
): string | null {
  let text = '';
  for (const [index, quasi] of quasis.entries()) {
    const expression = expressions[index];
    const part = quasi.value[form];
    const inserted = expression ? constantText(expression, constants) : '';
    if (typeof part !== 'string' || inserted === null) return null;
    text += part + inserted;
  }
  return text;
}

function isStringRaw(tag: Expression): boolean {
  return (
    tag.type === 'MemberExpression' &&
    tag.object.type === 'Identifier' &&
    tag.object.name === 'String' &&
    tag.property.type === 'Identifier' &&
    tag.property.name === 'raw'
  );
}
