/** Runs once when a server starts, before the first request. */
export async function register(): Promise<void> {
  // A missing or malformed variable stops the start here, with its message.
  const { config, isDeveloping } = await import('@/lib/config');
  // biome-ignore lint/style/noProcessEnv: Next.js says here which runtime this is
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareEachRequest } = await import('@/lib/addresses/each-request');
  const { forgetQuery } = await import('@/lib/addresses/forget-query');
  const { stayOutOfIndexes } = await import('@/lib/addresses/stay-out-of-indexes');
  const { refuseTrace } = await import('@/lib/addresses/refuse-trace');
  const { appendSocketAddress } = await import('@/lib/addresses/visitor-address');
  const { answerAgain } = await import('@/lib/kept-answers/answer-again');
  // Imported for its effect: it connects before the first visitor comes.
  await import('@/lib/cache/sharing');
  const { forgetClaims } = await import('@/lib/policy/forget-claims');
  const first = config.INDEXING === 'off' ? [stayOutOfIndexes] : [];
  prepareEachRequest(
    ...first,
    refuseTrace,
    forgetClaims,
    forgetQuery,
    appendSocketAddress,
    answerAgain,
  );

  // What Next.js does to reload pages as one works on them, no policy allows.
  if (isDeveloping) return;
  const { answerUnreadableRequests } = await import('@/lib/policy/unreadable-requests');
  const { completeEachAnswer } = await import('@/lib/policy/each-answer');
  const { completeHeaders, lookAtBody, refusalHeaders } = await import(
    '@/lib/policy/declare-policies'
  );
  completeEachAnswer({ look: lookAtBody, complete: completeHeaders });
  answerUnreadableRequests(refusalHeaders);
}
