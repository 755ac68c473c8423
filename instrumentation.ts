import type { Instrumentation } from 'next';

/** Runs once when a server starts, before the first request. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next.js says here which runtime this is
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { giveUp, requireTypeScript } = await import('@/lib/give-up');
  requireTypeScript();
  // A missing or malformed variable stops the start here, with its message.
  const { config, isBuilding, isDeveloping } = await import('@/lib/config').catch(giveUp);
  if (isBuilding) return;
  const { nameRequest } = await import('@/lib/log/request-id');
  const { writeAccessLine } = await import('@/lib/log/access-line');
  const { prepareEachRequest } = await import('@/lib/addresses/each-request');
  const { forgetInternalHeaders } = await import('@/lib/addresses/forget-internal-headers');
  const { stayOutOfIndexes } = await import('@/lib/addresses/stay-out-of-indexes');
  const { appendSocketAddress } = await import('@/lib/addresses/visitor-address');
  const { normalizeUrl } = await import('@/server/middleware/normalize-url');
  const { checkRequest } = await import('@/server/middleware/check-request');
  const { dropRouterHeaders } = await import('@/server/middleware/drop-router-headers');
  const { serveConditional } = await import('@/server/middleware/serve-conditional');
  const { giveFile } = await import('@/lib/kept-files/give-file');
  const { answerAgain } = await import('@/lib/kept-answers/answer-again');
  const { admitPicture } = await import('@/lib/pictures/admit-picture');
  const { compress } = await import('@/lib/compression/compress');
  const { forgetClaims } = await import('@/lib/policy/forget-claims');
  // Imported for its effect: it connects before the first visitor comes.
  await import('@/lib/cache/sharing');
  prepareEachRequest(
    nameRequest,
    ...(config.LOG_REQUESTS === 'on' ? [writeAccessLine] : []),
    ...(config.INDEXING === 'off' ? [stayOutOfIndexes] : []),
    normalizeUrl,
    checkRequest,
    dropRouterHeaders,
    forgetInternalHeaders,
    forgetClaims,
    appendSocketAddress,
    serveConditional,
    giveFile,
    answerAgain,
    admitPicture,
    compress,
  );

  // `next dev` has its own ways to stop and to log, and reloads pages as no policy allows.
  if (isDeveloping) return;
  const { surviveClosedOutput } = await import('@/lib/log/closed-output');
  const { writeConsoleAsLines } = await import('@/lib/log/console-lines');
  const { ignoreUpgrades } = await import('@/lib/addresses/ignore-upgrades');
  const { stopInOrder } = await import('@/lib/shutdown/stop-in-order');
  surviveClosedOutput();
  writeConsoleAsLines();
  ignoreUpgrades();
  stopInOrder();
}

/** What Next.js caught while it answered a request; what it says of it itself is written once. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  // biome-ignore lint/style/noProcessEnv: as above
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !(error instanceof Error)) return;
  const { writeError } = await import('@/lib/log/console-lines');
  writeError(error, { route: context.routePath });
};
