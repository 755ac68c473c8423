import { postForm } from '@/lib/api/client/post-form';
import { attemptLimiter } from '@/lib/bff/attempt-limiter';
import { requireThisSite } from '@/lib/bff/request-checks';
import { countAttempt, HttpError, respondDone, statusOf } from '@/lib/bff/respond';
import { honeypotName } from '@/lib/config/honeypot';
import { checkForm, type FormRules, fieldsOf } from '@/lib/forms/check-form';
import type { ConfiguredForm } from '@/lib/forms/configured-forms';
import { prefersJson, readFormData, seeOther, textField } from '@/lib/forms/post/form-post';
import { formatRelayOutcome, invalidOutcome, type RelayOutcome } from '@/lib/forms/relay-outcome';
import { visitorAddress, visitorNetwork } from '@/lib/routing/visitor-address';
import { logRepeated } from '@/lib/runtime/log/log';

// Enough for all who share the address of a hospital, too few to flood a form service.
const byVisitor = attemptLimiter('pre-registration', 20);

/** Our script gets the status of a relayed form; without JavaScript the browser is redirected to the page of the outcome. */
export async function relayResponse<Field extends string>(
  form: ConfiguredForm<Field>,
  request: Request,
): Promise<Response> {
  const fields = await readFormData(request);
  if (fields === null) return new Response(null, { status: 400 });
  const relay = () => relayForm(form, fields, request.headers);
  if (prefersJson(request.headers)) return respondDone(relay);
  return seeOther(`${form.relayPath}?${formatRelayOutcome(await outcomeOf(relay))}`);
}

/** Validates a form again, and forwards it to its service. @throws {HttpError} 403, 400, 429. @throws {ApiError} */
export async function relayForm<Field extends string>(
  { name, rules, service }: ConfiguredForm<Field>,
  fields: FormData,
  headers: Headers,
): Promise<void> {
  requireThisSite(headers);
  // A robot gets the response to a form that was sent.
  if (fields.getAll(honeypotName).some((value) => value !== '')) return;
  const values = readValues(rules, fields);
  await countAttempt(byVisitor, visitorNetwork(visitorAddress(headers)));
  const renamed = fieldsOf(rules).map((field) => [service.names[field], values[field]]);
  try {
    await postForm(service.url, Object.fromEntries(renamed));
  } catch (error) {
    logRepeated('warn', { event: 'form not relayed', form: name, error: String(error) });
    throw error;
  }
}

/** The normalised values. A field that is missing, repeated or a file counts as empty. */
function readValues<Field extends string>(rules: FormRules<Field>, fields: FormData) {
  const typed = fieldsOf(rules).map((field) => [field, textField(fields, field)]);
  const checked = checkForm<Field>(rules, Object.fromEntries(typed));
  if (checked.ok) return checked.values;
  const problems = Object.entries(checked.problems).map(([field, message]) => [field, [message]]);
  throw new HttpError(400, Object.fromEntries(problems));
}

/** The outcome of forwarding a form, for a page. @throws any error that is not one of `relay`. */
async function outcomeOf(relay: () => Promise<void>): Promise<RelayOutcome> {
  try {
    await relay();
    return { kind: 'sent' };
  } catch (error) {
    const isRefusal = error instanceof HttpError;
    if (isRefusal && error.status === 400) return invalidOutcome(Object.keys(error.problem));
    if (isRefusal && error.status === 429) return { kind: 'limited' };
    if (!isRefusal && statusOf(error) === null) throw error;
    return { kind: 'failed' };
  }
}
