import { useEffect, useRef } from 'react';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';

type Props = {
  label: string;
  name: string;
  /** `YYYY-MM-DD`. */
  value: string | null;
  error?: string | undefined;
};

/**
 * A date the visitor types at leisure: the field is theirs while they do (a controlled one would
 * erase half a date), and follows the search when that changes by other means.
 */
export function DateField({ label, name, value, error }: Props) {
  const input = useRef<HTMLInputElement>(null);

  const followed = useRef(value);

  useEffect(() => {
    if (followed.current === value) return;
    followed.current = value;
    if (input.current) input.current.value = value ?? '';
  }, [value]);

  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input {...control} ref={input} type="date" name={name} defaultValue={value ?? ''} />
      )}
    </Field>
  );
}
