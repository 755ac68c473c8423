import { processSingleton } from '../process-singleton.ts';

/** Measurements of code outside of the server. Every text is one of a few: no URL, no id, nothing of a visitor. */
export type Recorder = {
  /** A call of another server has ended: the pattern of its path, the outcome, and how long it took. */
  callEnded(call: string, outcome: string, seconds: number): void;
  /** A page has been rendered: the pattern of its route, and what became of it. */
  pageRendered(route: string, outcome: RenderOutcome, seconds: number): void;
  limitReached(limit: string): void;
  /** The webhook has refreshed pages: the type of the change, and what the API says of it. */
  pagesRefreshed(type: string, status: string): void;
  indexRead(result: IndexResult): void;
  /** A visitor has left or hidden a page: the pattern of its route, and what was measured there. */
  visitMeasured(route: string, vitals: WebVitals): void;
  /** IndexNow was sent URLs: the status, 0 without a response. */
  enginesTold(status: string): void;
};

/** LCP and INP in seconds, and CLS (https://web.dev/articles/vitals), as far as a browser knows them. */
type WebVitals = Partial<Record<'lcp' | 'inp' | 'cls', number | undefined>>;
type RenderOutcome = 'stored' | 'incomplete' | 'unavailable' | 'failed';
/** `walked`: from the API; `loaded`: from another instance; `off`: there are more ads than ADS_INDEX_MAX. */
type IndexResult = 'walked' | 'loaded' | 'off' | 'failed';
export type IndexStatus = { state: string; ads: number; ageSeconds: number | null };
/** The figures that a request for the metrics reads from code that Next.js bundles. */
type Sources = {
  failing: () => Promise<string[]>;
  adsIndex: () => IndexStatus;
  missingInAds: () => Record<string, number>;
};

/** The recorder, `null` without METRICS_TOKEN, and the sources, `null` before the bundles of Next.js are loaded. */
export const metrics = processSingleton('metrics', () => ({
  recorder: null as Recorder | null,
  sources: null as Sources | null,
}));
