import { relayForm, relayOutcome } from '@/lib/bff/relay-form';
import { respondDone } from '@/lib/bff/respond';
import type { ConfiguredForm } from '@/lib/forms/configured-forms';
import { prefersJson, readFormData, seeOther } from '@/lib/forms/post/form-post';
import { formatRelayOutcome } from '@/lib/forms/relay-outcome';

/** Our script gets the status of a relayed form; without JavaScript the browser is redirected to the page of the outcome. */
export async function relayResponse<Field extends string>(
  form: ConfiguredForm<Field>,
  request: Request,
): Promise<Response> {
  const fields = await readFormData(request);
  if (fields === null) return new Response(null, { status: 400 });
  const relay = () => relayForm(form, fields, request.headers);
  if (prefersJson(request.headers)) return respondDone(relay);
  return seeOther(`${form.relayPath}?${formatRelayOutcome(await relayOutcome(relay))}`);
}
