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
 * A date field, uncontrolled, since a controlled one would erase a half-typed date. It follows the
 * search when that changes elsewhere, but keeps what was typed before hydration.
 */
export function DateField({ label, name, value, error }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const last = useRef(value);

  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
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
