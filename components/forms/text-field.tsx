import type { ComponentProps } from 'react';
import { Field, Input } from '@/components/ui/field/field';
import { maxLengths } from '@/lib/forms/rules';

type Props = Omit<ComponentProps<typeof Input>, 'id'> & {
  id: string;
  label: string;
  /** What it accepts. A browser without JavaScript adds it to its own message about a `pattern`. */
  format?: string;
  error: string | undefined;
};

/** A required single-line field. */
export function TextField({ id, label, format, error, ...rest }: Props) {
  // The message of an error that repeats it would be read twice.
  const hint = format !== undefined && error?.includes(format) ? undefined : format;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          maxLength={maxLengths.text}
          title={rest.pattern && format}
          {...rest}
          {...control}
          required
        />
      )}
    </Field>
  );
}
