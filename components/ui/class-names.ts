/** Joins the class names that apply, or gives `undefined` so that no empty attribute is printed. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
