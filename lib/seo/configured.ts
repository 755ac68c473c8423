/**
 * What the operator has set; `undefined` for the defaults that say « à configurer », which only a
 * reader can take for what they are.
 */
export function configured(value: string): string | undefined {
  return /à configurer\]$|\ba-configurer\b/.test(value) ? undefined : value;
}
