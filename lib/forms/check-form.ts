import type { Rule } from './rules';

/** The rules of a form, by its fields, in the order they are shown. */
export type FormRules<Field extends string> = Readonly<Record<Field, Rule>>;

/** What is wrong, by field; a field that is right is absent. */
type Problems<Field extends string> = Partial<Record<Field, string>>;

type CheckedForm<Field extends string> =
  | { ok: true; values: Record<Field, string> }
  | { ok: false; problems: Problems<Field> };

/** The fields of a form, in the order they are shown. */
export function fieldsOf<Field extends string>(rules: FormRules<Field>): Field[] {
  return Object.keys(rules) as Field[];
}

/** Checks a whole form: what to send, tidied by the rules, or what to do about each field. */
export function checkForm<Field extends string>(
  rules: FormRules<Field>,
  typed: Record<Field, string>,
): CheckedForm<Field> {
  const values = { ...typed };
  const problems: Problems<Field> = {};
  for (const field of fieldsOf(rules)) {
    const checked = rules[field](typed[field]);
    if (checked.ok) values[field] = checked.value;
    else problems[field] = checked.problem;
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, values };
}
