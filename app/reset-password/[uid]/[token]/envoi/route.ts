import { submitResetForm } from '@/lib/bff/reset-requests';
import { typedText } from '@/lib/forms/check-form';
import { outcomeParam, parseResetLink, resetPath } from '@/lib/forms/password/reset-link';
import { formatResetFlash } from '@/lib/forms/password/reset-outcome';
import { prefersJson, readFormData, seeOther } from '@/lib/forms/post/form-post';

type Context = { params: Promise<{ uid: string; token: string }> };

/** The server passes it the POST of the reset page. Our script gets JSON; without it the page shows the outcome. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { uid, token } = await params;
  const link = parseResetLink(uid, token);
  // Unreachable: the server rejects malformed links.
  if (link === null) return new Response(null, { status: 404 });
  const fields = await readFormData(request);
  if (fields === null) return new Response(null, { status: 400 });
  const { outcome, status, retryAfter } = await submitResetForm(link, fields, request.headers);
  if (prefersJson(request.headers)) {
    const headers = { ...(retryAfter !== undefined && { 'Retry-After': `${retryAfter}` }) };
    return Response.json(outcome, { status, headers });
  }
  const flash = formatResetFlash(outcome, link, typedText(fields, 'new_password'));
  return seeOther(`${resetPath(link)}?${outcomeParam}=${flash}`);
}
