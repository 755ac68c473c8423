/** The error of a service: one sentence, or messages by field, `detail` for those about none. */
export type Problem = { detail: string } | { [field: string]: string[] };

/* The names in errors of Django REST, drf-standardized-errors, RFC 9457, JSON:API, FastAPI and Laravel. */
const texts = ['detail', 'message', 'msg', 'reason', 'error_description', 'error'];
const lists = [...texts, 'errors', 'details', 'messages', 'invalid-params'];
const places = ['attr', 'field', 'name', 'loc', 'pointer', 'source'];
/** No messages, but codes, types, and what was sent. */
const others = ['code', 'type', 'title', 'status', 'instance', 'input', 'value', 'ctx', 'meta'];

/**
 * Parses the body of a response to a post that failed: `{detail}`, `{field: [messages]}` (docs/product.md#calls), or
 * errors of other shapes, in lists and nested; `null` without a sentence. Drops more than any form has.
 */
export function parseProblem(body: unknown): Problem | null {
  if (!isObject(body)) return null;
  const found = messagesIn(body, 'detail', 0);
  const [first] = found;
  if (first === undefined) return null;
  const { detail }: Record<string, unknown> = { ...body };
  if (found.length === 1 && first[1] === readMessage(detail)) return { detail: first[1] };
  const fields = [...new Set(found.map(([field]) => field))].slice(0, 20);
  const messagesOf = (field: string) => found.filter(([about]) => about === field).slice(0, 5);
  return Object.fromEntries(
    fields.map((field) => [field, messagesOf(field).map(([, text]) => text)]),
  );
}

function messagesIn(value: unknown, field: string, depth: number): [string, string][] {
  const message = readMessage(value);
  if (message !== null) return [[field, message]];
  if (!isObject(value) || depth > 5) return [];
  if (Array.isArray(value))
    return value.slice(0, 20).flatMap((item) => messagesIn(item, field, depth + 1));
  const parts: Record<string, unknown> = { ...value };
  const about = lastName(places.flatMap((name) => parts[name] ?? [])) ?? field;
  // The title of a whole response is the phrase of its status.
  const own = [...texts, ...(depth > 0 ? ['title'] : [])]
    .map((name) => readMessage(parts[name]))
    .find((text) => text !== null);
  const inner = Object.entries(parts).flatMap(([name, part]) => {
    if (lists.includes(name)) return isObject(part) ? messagesIn(part, about, depth + 1) : [];
    const isField = !own && ![...places, ...others].includes(name) && /^[a-z]\w{0,49}$/i.test(name);
    return isField ? messagesIn(part, lastName(name) ?? field, depth + 1) : [];
  });
  return own && inner.length === 0 ? [[about, own]] : inner;
}

/** The last name in what says where an error is, such as `#/data/attributes/new-password`, as Django writes it. */
function lastName(place: unknown): string | null {
  const names = JSON.stringify(place).match(/[a-z][\w-]{0,49}/gi);
  const name = names?.at(-1);
  const written = name?.replace(/-|(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase() ?? null;
  // dj-rest-auth and others have two fields.
  return written?.replace(/^(?:re_)?(?:new_)?password[12]?$/, 'new_password') ?? null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A sentence; `null` for a code, a URL, or the source text of something. */
function readMessage(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const isSentence = /^(?:[^\s[{]\S*\s|[^\s:/_[{<]+[.!?…]$)/u.test(text) && /\p{L}{2}/u.test(text);
  return isSentence ? text.slice(0, 300) : null;
}
