import { indexStatus } from '@/lib/api/ads-index/ads-index';
import { findFailing } from '@/lib/api/readiness';
import { provideSources } from '@/lib/metrics/recorder';

/** Provides the metrics of the server with what is in this bundle. */
export function provideMetricsSources(): void {
  provideSources({ failing: findFailing, adsIndex: indexStatus });
}
