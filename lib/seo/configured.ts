/**
 * A value that the operator has set; `undefined` for the defaults that say « à configurer », which are
 * for readers and not for machines.
 */
export function configured(value: string): string | undefined {
  return /à configurer\]$|\ba-configurer\b/.test(value) ? undefined : value;
}
