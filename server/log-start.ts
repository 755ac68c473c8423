import { config } from '../lib/config/index.ts';
import { runningBuild } from '../lib/runtime/build/running-build.ts';
import { version } from '../lib/runtime/build/version.ts';
import { writeLine } from '../lib/runtime/log/line.ts';

/** Writes the first line of the log: which version starts, and which optional parts are on. No value of a variable. */
export function logStart(): void {
  writeLine('info', {
    event: 'started',
    version,
    build: runningBuild(),
    node: process.version,
    on: Object.keys(parts).filter((part) => parts[part]),
  });
}

/** Whether each optional part is on. */
const parts: Record<string, boolean> = {
  redis: config.REDIS_URL !== undefined,
  index: config.ADS_INDEX === 'on',
  map: config.GOOGLE_MAPS_API_KEY !== undefined,
  geocoder: config.GEOCODER_URL !== '',
  relay: config.FORM_RELAY === 'on',
  audience: config.MATOMO_URL !== undefined,
  webhook: config.REVALIDATE_SECRET !== undefined,
  preview: config.PREVIEW_SECRET !== undefined,
  images: config.PICTURE_HOSTS.length > 0,
  indexing: config.INDEXING === 'on',
  metrics: config.METRICS_TOKEN !== undefined,
  traces: config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  requests: config.LOG_REQUESTS === 'on',
};
