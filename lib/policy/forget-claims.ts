import type { IncomingMessage } from 'node:http';

// Next.js takes a nonce from a policy that comes with a request, and would write a visitor's into a
// page that is kept for everyone.
const claims = /^(?:x-nonce|content-security-policy(?:-report-only)?)$/;

/** Forgets what only the site itself says to Next.js of a request, should a visitor say it. */
export function forgetClaims({ headers }: IncomingMessage): void {
  for (const name in headers) if (claims.test(name)) delete headers[name];
}
