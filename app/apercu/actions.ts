'use server';

import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { type Entry, enterPreview } from '@/lib/api/door/enter-preview';
import { isFromThisSite } from '@/lib/api/door/same-site';
import { config } from '@/lib/config';
import { parsePreviewQuery, previewHref } from '@/lib/preview/query';
import { letIn, showOut } from './session';

/** Lets in who knows the secret, and leads to what was asked for. */
export async function enter(_: Entry | null, fields: FormData): Promise<Entry> {
  const secret = config.PREVIEW_SECRET;
  if (secret === undefined) notFound();
  const entry = await enterPreview(secret, fields, await headers());
  if (entry.refusal !== null) return entry;
  await letIn(secret);
  redirect(previewHref(askedIn(fields)));
}

export async function leave(): Promise<void> {
  if (isFromThisSite(await headers())) await showOut();
  redirect(previewHref());
}

function askedIn(fields: FormData): string | null {
  const asked = fields.get('adresse');
  return parsePreviewQuery(
    new URLSearchParams(typeof asked === 'string' ? { adresse: asked } : {}),
  );
}
