import { parseSync, type Span, type TSSignature, Visitor } from 'oxc-parser';
import { isKnown, lackedBy } from './oldest-browsers.ts';

/**
 * The declarations of a library of TypeScript (`lib.dom.d.ts`) that hold in the oldest browsers too: without the members
 * and the globals that one of them lacks.
 *
 * @param mixins by the name of an interface, those that extend it: MDN lists what a mixin has with them.
 */
export function declarationsOfOldest(text: string, mixins: Map<string, string[]>): string {
  const cut: Span[] = [];
  const isLacking = (owner: string, member: string, isStatic: boolean) =>
    (isKnown(owner) ? [owner] : (mixins.get(owner) ?? [])).some(
      (name) => lackedBy(name, member, isStatic).length > 0,
    );

  function cutMembers(owner: string, members: TSSignature[], isStatic = false): void {
    for (const member of members) {
      if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue;
      if (member.key.type !== 'Identifier') continue;
      if (isLacking(owner, member.key.name, isStatic)) cut.push(member);
    }
  }

  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      // Code that has got hold of one has it: it may use all of it.
      if (lackedBy(id.name).length > 0) return;
      // What a constructor has is static; what iterators inherit is `Iterator.prototype` in the language.
      const owner = id.name.replace(/(?<=.)(?:Constructor|Object)$/, '').replace(/^Readonly/, '');
      cutMembers(owner, body.body);
    },
    VariableDeclaration(declaration) {
      const [declared] = declaration.declarations;
      if (declared?.id.type !== 'Identifier') return;
      const { name, typeAnnotation } = declared.id;
      const type = typeAnnotation?.typeAnnotation;
      if (lackedBy(name).length > 0 || lackedBy('Window', name).length > 0) cut.push(declaration);
      else if (type?.type === 'TSTypeLiteral') cutMembers(name, type.members, true);
    },
    TSDeclareFunction(declared) {
      if (declared.id && lackedBy('Window', declared.id.name).length > 0) cut.push(declared);
    },
  }).visit(parseSync('lib.d.ts', text).program);

  cut.sort((one, other) => one.start - other.start);
  const starts = [0, ...cut.map(({ end }) => end)];
  return starts.map((start, index) => text.slice(start, cut[index]?.start)).join('');
}

/** By the name of each interface of a library, those that extend it. */
export function findMixins(text: string): Map<string, string[]> {
  const mixins = new Map<string, string[]>();
  new Visitor({
    TSInterfaceDeclaration({ id, extends: extended }) {
      for (const { expression } of extended) {
        if (expression.type !== 'Identifier') continue;
        mixins.set(expression.name, [...(mixins.get(expression.name) ?? []), id.name]);
      }
    },
  }).visit(parseSync('lib.d.ts', text).program);
  return mixins;
}
