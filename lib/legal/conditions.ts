/**
 * Leaves out the lines of a markdown text that are not about this site. They stand between lines of their own:
 * `<!-- si name -->`, perhaps `<!-- sinon -->`, and `<!-- fin -->`.
 *
 * @param conditions whether each name holds; an unknown one does not.
 */
export function applyConditions(
  markdown: string,
  conditions: Readonly<Record<string, boolean>>,
): string {
  let shown = true;
  const lines = markdown.split('\n').filter((line) => {
    const [, word, name = ''] = /^<!-- (si|sinon|fin)(?: ([a-z-]+))? -->$/.exec(line) ?? [];
    if (word === undefined) return shown;
    shown = word === 'fin' || (word === 'sinon' ? !shown : conditions[name] === true);
    return false;
  });
  return lines.join('\n');
}
