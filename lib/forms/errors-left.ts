/** Error messages by field; valid fields are absent. */
type Errors = Readonly<Record<string, string | undefined>>;

/**
 * The errors to show after an edit: each goes as soon as it is corrected, and another one replaces
 * it only when its field is left. New ones are shown when the form is sent.
 *
 * @param now the current errors.
 * @param leaving the field that loses the focus, if any.
 */
export function errorsLeft(found: Errors, now: Errors, leaving: string | null): Errors {
  const left = Object.entries(found).flatMap(([field, before]) => {
    const after = now[field];
    if (before === undefined || after === undefined) return [];
    return [[field, field === leaving ? after : before]];
  });
  return Object.fromEntries(left);
}
