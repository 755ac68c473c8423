'use client';

import { useEffect, useRef, useState } from 'react';
import { Field, Input } from '@/components/ui/field/field';
import { formatWeekday, isCalendarDay } from '@/lib/french/day-in-words';

type Props = {
  label: string;
  name: string;
  /** `YYYY-MM-DD`. */
  value: string | null;
  error?: string | false;
};

/**
 * A date field, uncontrolled, since a controlled one would erase a half-typed date. It follows the search when that
 * changes elsewhere. Browsers write dates in their own way, some as 03/01/2027: the hint has the date in words.
 */
export function DateField({ label, name, value, error }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    setShown(value);
    if (input.current) input.current.value = value ?? '';
  }, [value]);

  return (
    <Field
      label={label}
      error={error}
      hint={shown !== null && isCalendarDay(shown) && formatWeekday(shown)}
    >
      {(control) => (
        <Input
          {...control}
          ref={input}
          type="date"
          name={name}
          defaultValue={value ?? ''}
          onChange={({ target }) => setShown(target.value)}
        />
      )}
    </Field>
  );
}
