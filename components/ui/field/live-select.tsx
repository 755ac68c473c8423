import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { Select } from '@/components/ui/field/field';

type Props = ComponentProps<'select'> & { onChoose: (value: string) => void };

/** A list that applies at once, also what was chosen before hydration. */
export function LiveSelect({ onChoose, ...rest }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  function choose() {
    const { value } = select.current ?? rest;
    if (typeof value === 'string' && value !== rest.value) onChoose(value);
  }
  const chooseEarly = useEffectEvent(choose);
  useEffect(() => chooseEarly(), []);
  return <Select {...rest} ref={select} onChange={choose} />;
}
