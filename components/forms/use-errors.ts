import { useId, useState } from 'react';
import type { FieldError, FormEdit } from '@/components/ui/form/form';
import { type Errors, errorsLeft } from '@/lib/forms/check-form';

/**
 * The errors of a form, in the order of its fields. An edit removes or updates those that are shown, and adds none.
 * @param check returns the errors of the form as it is filled in now.
 * @param served the errors of the served page.
 */
export function useErrors<Field extends string>(
  fields: readonly Field[],
  check: (form: HTMLFormElement) => Errors,
  served: Errors = {},
) {
  const prefix = useId();
  const [errors, setErrors] = useState(served);
  const idOf = (field: Field) => `${prefix}-${field}`;

  function recheck({ currentTarget, target, type }: FormEdit) {
    if (Object.keys(errors).length === 0) return;
    const leaving = fields.find((field) => type === 'blur' && idOf(field) === target.id);
    setErrors(errorsLeft(errors, check(currentTarget), leaving ?? null));
  }

  const listed = fields.flatMap((field): FieldError[] => {
    const message = errors[field];
    return message === undefined ? [] : [{ controlId: idOf(field), message }];
  });
  /** The props of the control of a field. */
  const bind = (field: Field) => ({ id: idOf(field), error: errors[field] });
  return { listed, bind, recheck, setErrors };
}
