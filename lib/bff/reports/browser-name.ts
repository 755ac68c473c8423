// In this order: most browsers also call themselves Chrome or Safari.
const browsers: [name: string, version: RegExp][] = [
  ['Edge', /\bEdgA?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})/],
];

/** A browser and its major version, by its `User-Agent`, of which the log contains no more. */
export function browserName(userAgent: string | null): string | undefined {
  for (const [name, version] of browsers) {
    const [, major] = version.exec(userAgent ?? '') ?? [];
    if (major !== undefined) return `${name} ${major}`;
  }
  return undefined;
}
