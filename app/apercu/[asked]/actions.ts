'use server';

import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { z } from 'zod';
import { type Entry, enterPreview } from '@/lib/api/door/enter-preview';
import { isFromThisSite } from '@/lib/api/door/same-site';
import { config } from '@/lib/config';
import { previewHref } from '@/lib/preview/query';
import { letIn, showOut } from './session';

// Whoever can send a request can send any.
const askedSchema = z.string().nullable().catch(null);

/** Lets in who knows the secret, and leads to what was `asked` for. Bound to that by the page. */
export async function enter(
  asked: string | null,
  _: Entry | null,
  fields: FormData,
): Promise<Entry> {
  const secret = config.PREVIEW_SECRET;
  if (secret === undefined) notFound();
  const entry = await enterPreview(secret, fields, await headers());
  if (entry.refusal !== null) return entry;
  await letIn(secret);
  redirect(previewHref(askedSchema.parse(asked)));
}

export async function leave(): Promise<void> {
  if (isFromThisSite(await headers())) await showOut();
  redirect(previewHref());
}
