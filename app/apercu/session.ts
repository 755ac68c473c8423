import { cookies } from 'next/headers';
import { isPassValid, issuePass, passMaxAge } from '@/lib/bff/preview-pass';
import { config } from '@/lib/config';
import { previewPath } from '@/lib/routing/preview-query';

/*
 * The session of the preview is an HttpOnly cookie with a signed pass, sent to the preview only.
 * `SameSite=Lax`: a link to a preview in an e-mail works; opening one changes nothing, and forms of
 * other sites are sent without the cookie.
 */

const name = 'apercu';

const attributes = {
  path: previewPath,
  httpOnly: true,
  sameSite: 'lax',
  secure: config.SITE_URL.startsWith('https:'),
} as const;

/** Whether the request carries a valid pass. */
export async function isSignedIn(secret: string): Promise<boolean> {
  const pass = (await cookies()).get(name)?.value ?? '';
  return isPassValid(pass, secret, Date.now());
}

export async function signIn(secret: string): Promise<void> {
  const pass = issuePass(secret, Date.now());
  (await cookies()).set(name, pass, { ...attributes, maxAge: passMaxAge });
}

export async function signOut(): Promise<void> {
  (await cookies()).set(name, '', { ...attributes, maxAge: 0 });
}
