/**
 * The JSON of a call of the site, which has made it: its names exclude the response of a captive portal. `null` for a
 * 404. @throws for any other failure.
 */
export async function readJson<T>(call: string, ...names: (keyof T)[]): Promise<T | null> {
  const response = await fetch(call);
  if (response.status === 404) return null;
  const body: unknown = response.ok ? await response.json() : null;
  if (hasNames<T>(body, names)) return body;
  throw new Error(`The site responded with ${response.status}`);
}

function hasNames<T>(body: unknown, names: (keyof T)[]): body is T {
  return typeof body === 'object' && body !== null && names.every((name) => name in body);
}
