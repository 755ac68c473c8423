import type { Rule } from './rules';

/** The rules of a form, by its fields, in the order they are shown. */
export type FormRules<Field extends string> = Readonly<Record<Field, Rule>>;

/** What is wrong, by field; a field that is right is absent. */
export type FormErrors<Field extends string> = Partial<Record<Field, string>>;

type Checked<Field extends string> =
  | { ok: true; values: Record<Field, string> }
  | { ok: false; errors: FormErrors<Field> };

/** The fields of a form, in the order they are shown. */
export function fieldsOf<Field extends string>(rules: FormRules<Field>): Field[] {
  return Object.keys(rules) as Field[];
}

/** What to do about one field, or `null` when it is right. */
export function checkField(rule: Rule, typed: string): string | null {
  return rule.safeParse(typed).error?.issues[0]?.message ?? null;
}

/** Checks a whole form: what to send, tidied by the rules, or what is wrong with each field. */
export function checkForm<Field extends string>(
  rules: FormRules<Field>,
  typed: Record<Field, string>,
): Checked<Field> {
  const values = { ...typed };
  const errors: FormErrors<Field> = {};
  for (const field of fieldsOf(rules)) {
    const result = rules[field].safeParse(typed[field]);
    if (result.success) values[field] = result.data;
    else errors[field] = result.error.issues[0]?.message ?? '';
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, values };
}
