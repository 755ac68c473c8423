import { metrics, type Recorder } from '@/lib/runtime/metrics/recorder';

/** Records what is measured from now on, as arrays: what, then its labels. Durations are left out. */
export function recordMeasurements(): unknown[][] {
  const measured: unknown[][] = [];
  const take =
    (name: keyof Recorder) =>
    (...labels: unknown[]) => {
      measured.push([name, ...labels.filter((label) => typeof label === 'string')]);
    };
  metrics.recorder = {
    callEnded: take('callEnded'),
    pageRendered: take('pageRendered'),
    limitReached: take('limitReached'),
    pagesRefreshed: take('pagesRefreshed'),
    indexRead: take('indexRead'),
    enginesTold: take('enginesTold'),
    visitMeasured: take('visitMeasured'),
  };
  return measured;
}
