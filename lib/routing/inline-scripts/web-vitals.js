/// <reference path="./read-script.ts" />
// Measures LCP and INP, in seconds, and CLS of one visit in four, by the rules of web-vitals, and sends them once: when the
// page is first hidden. @see https://github.com/GoogleChrome/web-vitals
{
  /** @type {HTMLLinkElement | null} */
  const link = document.querySelector('link[rel=canonical]');
  // Read now: the router changes it. Without one the page does not exist, or has the link of a password reset.
  const page = link?.href;
  const { doNotTrack, globalPrivacyControl } =
    /** @type {Navigator & { doNotTrack?: string | null, globalPrivacyControl?: boolean }} */ (
      navigator
    );
  /** @type {readonly string[]} */
  const supported = self.PerformanceObserver?.supportedEntryTypes ?? [];
  const isObjecting = globalPrivacyControl || doNotTrack === '1';
  // A page that opens hidden is painted when it is shown.
  if (page && !isObjecting && !document.hidden && Math.random() < 1 / 4) {
    let lcp = 0;
    let [cls, session, start, last] = [0, 0, 0, -1000];
    /** @type {Record<string, number>} */
    const durations = {};

    /** @type {(entry: any) => void} */
    const read = ({ entryType, startTime, interactionId, duration, hadRecentInput, value }) => {
      if (entryType === 'largest-contentful-paint') lcp = startTime;
      // Shifts with less than a second between them, within five seconds, count together.
      else if (entryType === 'layout-shift' && !hadRecentInput) {
        if (startTime - last >= 1000 || startTime - start >= 5000)
          [session, start] = [0, startTime];
        last = startTime;
        session += value;
        cls = Math.max(cls, session);
      } else if (interactionId)
        durations[interactionId] = Math.max(durations[interactionId] ?? 0, duration);
    };
    const observers = ['largest-contentful-paint', 'event', 'first-input', 'layout-shift']
      // Firefox warns of others.
      .filter((type) => supported.includes(type))
      .map((type) => {
        const observer = new PerformanceObserver((list) => list.getEntries().forEach(read));
        /** @type {PerformanceObserverInit & { durationThreshold: number }} */
        const options = { type, buffered: true, durationThreshold: 40 };
        observer.observe(options);
        return observer;
      });

    document.addEventListener(
      'visibilitychange',
      () => {
        if (observers.length === 0) return;
        for (const observer of observers) observer.takeRecords().forEach(read);
        // One interaction in fifty may be slower.
        const slow = Object.values(durations).sort((one, other) => other - one);
        const { interactionCount = 0 } =
          /** @type {Performance & { interactionCount?: number }} */ (performance);
        const skipped = Math.floor(interactionCount / 50);
        const inp = slow[Math.min(slow.length - 1, skipped)];
        const vitals = {
          page,
          lcp: lcp ? lcp / 1000 : undefined,
          inp: inp && inp / 1000,
          cls: supported.includes('layout-shift') ? cls : undefined,
        };
        navigator.sendBeacon('/api/reports', JSON.stringify(vitals));
      },
      { once: true },
    );
  }
}
