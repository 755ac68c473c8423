/** The error of a Django REST service: one sentence, or messages by field. */
export type Problem = { detail: string } | { [field: string]: string[] };

/**
 * Parses the body of a response to a post that failed: `{detail}` or `{field: [messages]}` (docs/product.md#calls);
 * `null` for any other shape. Drops values other than strings, and more than any form has.
 */
export function parseProblem(body: unknown): Problem | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const entries = Object.entries(body);
  const detail = readMessage(entries.find(([field]) => field === 'detail')?.[1]);
  if (detail !== null) return { detail };
  const fields = entries
    .filter(([field]) => /^[a-z]\w{0,49}$/i.test(field))
    .slice(0, 20)
    .map(([field, messages]) => [field, readMessages(messages)] as const)
    .filter(([, messages]) => messages.length > 0);
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}

function readMessages(value: unknown): string[] {
  const messages = (Array.isArray(value) ? value : [value]).slice(0, 5);
  return messages.map(readMessage).filter((message) => message !== null);
}

function readMessage(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return value.trim().slice(0, 300) || null;
}
