import { cookies } from 'next/headers';
import { attemptLimiter, tooManyAttempts } from '@/lib/bff/attempt-limiter';
import { isPassValid, issuePass, passMaxAge } from '@/lib/bff/preview-pass';
import { isFromThisSite } from '@/lib/bff/request-checks';
import { config } from '@/lib/config/config';
import { typedText } from '@/lib/forms/check-form';
import { isSecret } from '@/lib/routing/authorization';
import { previewPath } from '@/lib/routing/preview-query';
import { visitorAddress, visitorNetwork } from '@/lib/routing/visitor-address';

const maxSecretLength = 1_000;
// Few: the secret is pasted rather than typed.
const byVisitor = attemptLimiter('preview', 10);

/** Why the form of the preview is rejected; `null` when its text is the secret. The text is neither stored nor logged. */
export async function rejectionOf(fields: FormData, secret: string, headers: Headers) {
  if (!isFromThisSite(headers)) return 'Cette demande vient d’un autre site.';
  const typed = typedText(fields, 'secret').trim();
  if (typed === '' || typed.length > maxSecretLength) return 'Saisissez le code d’accès.';
  const left = await byVisitor(visitorNetwork(visitorAddress(headers)));
  if (left !== null) return tooManyAttempts(left);
  return isSecret(typed, secret) ? null : 'Ce code n’est pas le bon.';
}

const cookieName = 'apercu';

/** Whether the request carries a valid pass. */
export async function isSignedIn(secret: string): Promise<boolean> {
  const pass = (await cookies()).get(cookieName)?.value ?? '';
  return isPassValid(pass, secret, Date.now());
}

export const signIn = (secret: string) => setPass(issuePass(secret, Date.now()), passMaxAge);
export const signOut = () => setPass('', 0);

async function setPass(pass: string, maxAge: number): Promise<void> {
  const secure = config.SITE_URL.startsWith('https:');
  // `lax`: a link to a preview in an e-mail works, and forms of other sites are sent without the cookie.
  const attributes = { path: previewPath, httpOnly: true, sameSite: 'lax', secure } as const;
  (await cookies()).set(cookieName, pass, { ...attributes, maxAge });
}
