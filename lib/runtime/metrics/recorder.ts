import { processSingleton } from '../process-singleton.ts';

/** What code outside of the server measures. Every text is one of a few: no URL, no id, nothing of a visitor. */
export type Recorder = {
  /** A call of another server has ended: the pattern of its path, the outcome, and how long it took. */
  callEnded(call: string, outcome: string, seconds: number): void;
  /** A page has been rendered: the pattern of its route, and what became of it. */
  pageRendered(route: string, outcome: RenderOutcome, seconds: number): void;
  limitReached(limit: string): void;
  /** The webhook has refreshed pages: the type of the change, and what the API says of it. */
  pagesRefreshed(type: string, status: string): void;
  indexRead(result: IndexResult): void;
};

/** `incomplete` and `unavailable` are sent and not stored; `failed`: the page threw. */
type RenderOutcome = 'stored' | 'incomplete' | 'unavailable' | 'failed';

/** `walked`: from the API; `loaded`: from another instance; `off`: there are more ads than ADS_INDEX_MAX. */
type IndexResult = 'walked' | 'loaded' | 'off' | 'failed';

/** What the server reads when its metrics are requested, from code that Next.js bundles. */
type Sources = {
  failing: () => Promise<string[]>;
  adsIndex: () => IndexStatus;
};

export type IndexStatus = { state: string; ads: number; bytes: number; ageSeconds: number | null };

const state = processSingleton('metrics', () => ({
  recorder: null as Recorder | null,
  sources: null as Sources | null,
}));

/** What measures in this process; `null` without METRICS_TOKEN, so that nothing is measured. */
export function recorder(): Recorder | null {
  return state.recorder;
}

/** Starts measuring, from the server. */
export function setRecorder(recorder: Recorder): void {
  state.recorder = recorder;
}

/** What the bundles have provided; `null` before they are loaded. */
export function sources(): Sources | null {
  return state.sources;
}

/** Provides what the server cannot import. */
export function provideSources(sources: Sources): void {
  state.sources = sources;
}
