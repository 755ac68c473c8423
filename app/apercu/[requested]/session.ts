import { cookies } from 'next/headers';
import { config } from '@/lib/config';
import { isPassValid, issuePass, passMaxAge } from '@/lib/preview/pass';
import { previewPath } from '@/lib/preview/query';

/*
 * Who is let into the preview carries a pass in a cookie that no script reads and that goes to the
 * preview only. Lax: a link to a preview in an e-mail opens it; nothing is changed by opening one,
 * and forms of other sites do not carry it.
 */

const name = 'apercu';

const attributes = {
  path: previewPath,
  httpOnly: true,
  sameSite: 'lax',
  secure: config.SITE_URL.startsWith('https:'),
} as const;

/** Whether the request comes from somebody who was let in. */
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
