import type { Rule } from './rules';

/** The rules of a form by field, in the order of the form. */
export type FormRules<Field extends string> = Readonly<Record<Field, Rule>>;

/** Error messages by field; valid fields are absent. */
export type Errors = Readonly<Record<string, string | undefined>>;
type Problems<Field extends string> = Partial<Record<Field, string>>;

type CheckedForm<Field extends string> =
  | { ok: true; values: Record<Field, string> }
  | { ok: false; problems: Problems<Field> };

/** The fields of a form, in its order. */
export function fieldsOf<Field extends string>(rules: FormRules<Field>): Field[] {
  return Object.keys(rules) as Field[];
}

/** Validates a form: the normalised values to send, or an error message for each invalid field. */
export function checkForm<Field extends string>(
  rules: FormRules<Field>,
  typed: Record<Field, string>,
): CheckedForm<Field> {
  const values = { ...typed };
  const problems: Problems<Field> = {};
  for (const field of fieldsOf(rules)) {
    const checked = rules[field](typed[field], typed);
    if (checked.ok) values[field] = checked.value;
    else problems[field] = checked.problem;
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, values };
}

/** The text of a field as it was typed; empty when the field is missing, repeated, or a file. */
export function typedText(fields: FormData, name: string): string {
  const [text, another] = fields.getAll(name);
  return typeof text === 'string' && another === undefined ? text : '';
}

/**
 * The errors to show after an edit: each goes as soon as it is corrected, and another one replaces it when the field is
 * left. New errors are shown when the form is sent.
 * @param leaving the field that loses the focus, if any.
 */
export function errorsLeft(found: Errors, now: Errors, leaving: string | null): Errors {
  const left = Object.entries(found)
    .filter(([field, before]) => before !== undefined && now[field] !== undefined)
    .map(([field, before]) => [field, field === leaving ? now[field] : before]);
  return Object.fromEntries(left);
}
