import { type FormRules, fieldsOf } from './check-form';

/** The online service a form is posted to, and what it calls our fields. */
export type FormService<Field extends string> = { url: string; names: Record<Field, string> };

/**
 * The service of a form. The form is drawn with these names, so that they are the service's own with
 * JavaScript and without (product.md, « Pre-registration »).
 *
 * @param configured from our names to theirs; a name that is not in it is the same there.
 */
export function formService<Field extends string>(
  rules: FormRules<Field>,
  url: string,
  configured: Partial<Record<Field, string>> = {},
): FormService<Field> {
  const names = fieldsOf(rules).map((field) => [field, configured[field] ?? field]);
  return { url, names: Object.fromEntries(names) };
}
