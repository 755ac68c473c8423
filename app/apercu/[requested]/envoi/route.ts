import { enterPreview } from '@/lib/bff/enter-preview';
import { isFromThisSite } from '@/lib/bff/same-site';
import { config } from '@/lib/config';
import { setFlash } from '@/lib/form-post/flash-cookie';
import { formatFlash } from '@/lib/form-post/flash-value';
import { readFormData } from '@/lib/form-post/form-data';
import { seeOther } from '@/lib/form-post/form-response';
import { previewHref, previewPath, readPreviewSegment } from '@/lib/preview/query';
import { signIn, signOut } from '../session';

type Context = { params: Promise<{ requested: string }> };

/** proxy.ts rewrites the POSTs of the preview to this handler: its forms to sign in and out. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const secret = config.PREVIEW_SECRET;
  // Unreachable: proxy.ts rejects the request.
  if (secret === undefined) return new Response(null, { status: 404 });
  const fields = await readFormData(request);
  if (fields === null) return new Response(null, { status: 400 });

  if (fields.has('leave')) {
    if (isFromThisSite(request.headers)) await signOut();
    return seeOther(previewPath);
  }
  const page = previewHref(readPreviewSegment((await params).requested));
  const { error } = await enterPreview(secret, fields, request.headers);
  if (error !== null) {
    return seeOther(page, setFlash(previewPath, formatFlash(error, secret)));
  }
  await signIn(secret);
  return seeOther(page);
}
