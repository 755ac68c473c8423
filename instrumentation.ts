/** Runs once when a server starts, before the first request. */
export async function register(): Promise<void> {
  // Imported for its effect: a missing or malformed variable stops the start, with its message.
  await import('@/lib/config');
  // biome-ignore lint/style/noProcessEnv: Next.js says here which runtime this is
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareEachRequest } = await import('@/lib/addresses/each-request');
  const { forgetQuery } = await import('@/lib/addresses/forget-query');
  const { refuseTrace } = await import('@/lib/addresses/refuse-trace');
  const { appendSocketAddress } = await import('@/lib/addresses/visitor-address');
  // Imported for its effect: it connects before the first visitor comes.
  await import('@/lib/cache/sharing');
  prepareEachRequest(refuseTrace, forgetQuery, appendSocketAddress);
}
