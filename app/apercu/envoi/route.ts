import type { NextRequest } from 'next/server';
import { rejectionOf, signIn, signOut } from '@/lib/bff/preview-session';
import { isFromThisSite } from '@/lib/bff/request-checks';
import { config } from '@/lib/config/config';
import { formatFlash, setFlash } from '@/lib/forms/post/flash';
import { readFormData, seeOther } from '@/lib/forms/post/form-post';
import { parsePreviewQuery, previewHref, previewPath } from '@/lib/routing/preview-query';

/** The server passes the POSTs of the preview to this handler: its forms to sign in and out. */
export async function POST(request: NextRequest): Promise<Response> {
  const secret = config.PREVIEW_SECRET;
  // Unreachable: the server rejects the request.
  if (secret === undefined) return new Response(null, { status: 404 });
  const fields = await readFormData(request);
  if (fields === null) return new Response(null, { status: 400 });

  if (fields.has('leave')) {
    if (isFromThisSite(request.headers)) await signOut();
    return seeOther(previewPath);
  }
  const page = previewHref(parsePreviewQuery(request.nextUrl.searchParams));
  const error = await rejectionOf(fields, secret, request.headers);
  if (error !== null) return seeOther(page, setFlash(previewPath, formatFlash(error, secret)));
  await signIn(secret);
  return seeOther(page);
}
