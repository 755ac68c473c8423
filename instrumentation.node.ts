export { onRequestError } from './instrumentation.vercel';

/** Runs once in the process of our server, before it listens: the server cannot import lib/api, which is bundled. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next.js sets the runtime here
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { indexStatus, readyIndex, updateAdsIndex } = await import('@/lib/api/ads-index/ads-index');
  updateAdsIndex();
  const { tellEngines } = await import('@/lib/api/indexnow/indexnow');
  tellEngines();
  const { findFailing } = await import('@/lib/api/readiness');
  const { dayAt } = await import('@/lib/french/day');
  const { metrics } = await import('@/lib/runtime/metrics/recorder');
  const missingInAds = () => readyIndex()?.counts(dayAt(new Date())).missing ?? {};
  metrics.sources = { failing: findFailing, adsIndex: indexStatus, missingInAds };
}
