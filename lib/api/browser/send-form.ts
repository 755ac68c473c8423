import { isRelayed } from '@/lib/forms/profile';

/** Milliseconds for the whole exchange, on a slow mobile connection. */
const timeoutMs = 15_000;
/** The service receives the form, and nothing else about the visitor. */
const toService: RequestInit = { mode: 'no-cors', credentials: 'omit' };
const toRelay: RequestInit = { headers: { accept: 'application/json' }, redirect: 'error' };

/** Posts a form to the relay, or without CORS to its service; returns the URL of its receipt, or `null`. @throws on failure. */
export async function sendForm(url: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await fetch(url, {
    method: 'POST',
    ...(isRelayed(url) ? toRelay : toService),
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!isRelayed(url)) return null;
  // Anything else comes from something in front of the site, or is a failure.
  if (response.status !== 204) throw new Error(`The relay responded with ${response.status}.`);
  return response.headers.get('location');
}
