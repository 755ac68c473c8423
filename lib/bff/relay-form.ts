import { postForm } from '@/lib/api/client/post-form';
import { ApiFailureError } from '@/lib/api/errors';
import { attemptLimiter } from '@/lib/bff/attempt-limiter';
import { requireThisSite } from '@/lib/bff/request-checks';
import { countAttempt, HttpError, respondDone, statusOf } from '@/lib/bff/respond';
import { config } from '@/lib/config/config';
import { honeypotName } from '@/lib/config/honeypot';
import { checkForm, type FormRules, fieldsOf, typedText } from '@/lib/forms/check-form';
import { type ConfiguredForm, configuredForms } from '@/lib/forms/configured-forms';
import { prefersJson, readFormData, seeOther } from '@/lib/forms/post/form-post';
import { formatRelayOutcome, invalidOutcome, type RelayOutcome } from '@/lib/forms/relay-outcome';
import { visitorAddress, visitorNetwork } from '@/lib/routing/visitor-address';
import { logRepeated } from '@/lib/runtime/log/log';

// Enough for all who share the address of a hospital, too few to flood a form service.
const byVisitor = attemptLimiter('pre-registration', 20);

type Form = ConfiguredForm<string>;

/** Handles the POST of a form: our script gets the status and where its receipt is, others a redirect to the outcome. */
export function relayHandler(name: keyof ReturnType<typeof configuredForms>, variables = config) {
  const form: Form = configuredForms(variables)[name];
  const hrefOf = (outcome: RelayOutcome) => `${form.relayPath}?${formatRelayOutcome(outcome)}`;
  return async (request: Request): Promise<Response> => {
    const fields = await readFormData(request);
    if (fields === null) return new Response(null, { status: 400 });
    const relay = () => relayForm(form, fields, request.headers);
    if (!prefersJson(request.headers)) return seeOther(hrefOf(await outcomeOf(relay)));
    return respondDone(async (headers) => {
      const reference = await relay();
      if (reference) headers.set('Location', hrefOf({ kind: 'sent', reference }));
    });
  };
}

/** Validates and forwards a form; returns the reference of a report. @throws {HttpError} 403, 400, 429. @throws {ApiError} */
export async function relayForm(form: Form, fields: FormData, headers: Headers) {
  const { name, rules, service } = form;
  requireThisSite(headers);
  // A robot gets the response to a form that was sent, without a receipt.
  if (fields.getAll(honeypotName).some((value) => value !== '')) return undefined;
  const values = readValues(rules, fields);
  await countAttempt(byVisitor, visitorNetwork(visitorAddress(headers)));
  const renamed = fieldsOf(rules).map((field) => [service.names[field], values[field]]);
  const receipt = form.receipt?.(values);
  try {
    const status = await postForm(service.url, { ...Object.fromEntries(renamed), ...receipt });
    // A redirect may lead to a page of thanks, or to one that asks to log in.
    if (receipt && status > 299) throw new ApiFailureError(`form service: ${status}`, status, null);
    return receipt?.reference;
  } catch (error) {
    logRepeated('warn', { event: 'form not relayed', form: name, error: String(error) });
    throw error;
  }
}

/** The normalised values. A field that is missing, repeated or a file counts as empty. */
function readValues(rules: FormRules<string>, fields: FormData) {
  const typed = fieldsOf(rules).map((field) => [field, typedText(fields, field)]);
  const checked = checkForm(rules, Object.fromEntries(typed));
  if (checked.ok) return checked.values;
  const problems = Object.entries(checked.problems).map(([field, message]) => [field, [message]]);
  throw new HttpError(400, Object.fromEntries(problems));
}

/** The outcome of forwarding a form, for a page. @throws any error that is not one of `relay`. */
async function outcomeOf(relay: () => Promise<string | undefined>): Promise<RelayOutcome> {
  try {
    return { kind: 'sent', reference: await relay() };
  } catch (error) {
    const isRefusal = error instanceof HttpError;
    if (isRefusal && error.status === 400) return invalidOutcome(Object.keys(error.problem));
    if (isRefusal && error.status === 429) return { kind: 'limited' };
    if (!isRefusal && statusOf(error) === null) throw error;
    return { kind: 'failed' };
  }
}
