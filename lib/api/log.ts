type Entry =
  | { event: 'item dropped'; entity: string; index: number; fields: string[] }
  | { event: 'call failed'; error: string }
  | { event: 'text unreadable'; error: string }
  | { event: 'geocoder failed'; error: string }
  | { event: 'last good answer given'; entity: string; error: string }
  | { event: 'redis left out'; error: string }
  | { event: 'redis in use' };

/** Writes one line of JSON to stderr. Entries name things, they never quote them: no data of anyone. */
export function log(entry: Entry): void {
  process.stderr.write(`${JSON.stringify({ level: 'warn', ...entry })}\n`);
}
