import { type FormRules, fieldsOf } from './check-form';

/** The online service a form is posted to, or the relay of the site, and its names of our fields. */
export type FormService<Field extends string> = { url: string; names: Record<Field, string> };

/**
 * The service of a form. Its controls have the names of the service, so that the form also works without JavaScript
 * (docs/product.md#pre-registration).
 *
 * @param configured maps our names to those of the service; a name that is absent is the same there.
 */
export function formService<Field extends string>(
  rules: FormRules<Field>,
  url: string,
  configured: Partial<Record<Field, string>> = {},
): FormService<Field> {
  const names = fieldsOf(rules).map((field) => [field, configured[field] ?? field]);
  return { url, names: Object.fromEntries(names) };
}
