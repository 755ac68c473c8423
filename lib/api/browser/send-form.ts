/** Milliseconds for the whole exchange, on a slow mobile connection. */
const timeoutMs = 15_000;

/**
 * Posts a form to the online service, from the browser, in no-cors mode: the response cannot be read
 * (specification, section 7).
 *
 * @param fields by the names of the service.
 * @throws when it was not sent: no network, no service, or no response in time.
 */
export async function sendForm(url: string, fields: Record<string, string>): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  await fetch(url, {
    method: 'POST',
    mode: 'no-cors',
    // The service receives the form, and nothing else about the visitor.
    credentials: 'omit',
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
}
