/** Joins class names; `undefined` without any, so that no empty attribute is rendered. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
