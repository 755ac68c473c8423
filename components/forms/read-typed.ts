import { honeypotName } from '@/lib/honeypot';

export type Typed<Field extends string> = {
  fields: Record<Field, string>;
  consent: boolean;
  /** Whether the honeypot was filled in. */
  honeypot: boolean;
};

/** Reads the current values of a pre-registration form, by our names of its fields. */
export function readTyped<Field extends string>(
  form: HTMLFormElement,
  names: Record<Field, string>,
): Typed<Field> {
  const entries = new FormData(form);
  const read = (name: string) => {
    const value = entries.get(name);
    return typeof value === 'string' ? value : '';
  };
  const fields = { ...names };
  for (const field of Object.keys(names) as Field[]) fields[field] = read(names[field]);
  return {
    fields,
    // Not a field of the service, so it has no name.
    consent: form.querySelector('input[type="checkbox"]:checked') !== null,
    honeypot: read(honeypotName) !== '',
  };
}
