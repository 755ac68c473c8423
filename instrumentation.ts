import type { Instrumentation } from 'next';

/** Runs once in each process, before the server listens: the server cannot import lib/api, which is bundled. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next.js sets the runtime here
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { indexStatus, updateAdsIndex } = await import('@/lib/api/ads-index/ads-index');
  updateAdsIndex();
  const { findFailing } = await import('@/lib/api/readiness');
  const { metrics } = await import('@/lib/runtime/metrics/recorder');
  metrics.sources = { failing: findFailing, adsIndex: indexStatus };
}

/** Logs errors that Next.js catches during a request; those it also writes to the console are logged once. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  // biome-ignore lint/style/noProcessEnv: Next.js sets the runtime here
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !(error instanceof Error)) return;
  const { writeError } = await import('@/lib/runtime/log/write-error');
  writeError(error, { route: context.routePath });
};
