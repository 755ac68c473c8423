import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import { maxLengths } from '@/lib/forms/rules';

type Props = Omit<ComponentProps<typeof Input>, 'id'> & {
  id: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
};

/** A required single-line field. */
export function TextField({ id, label, hint, error, ...rest }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <Input maxLength={maxLengths.text} {...rest} {...control} required />}
    </Field>
  );
}
