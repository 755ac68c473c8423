/// <reference path="./read-script.ts" />
// Starts the deferred scripts of a page after its first paint, with its most important image, and removes
// `data-unpainted`; at once in a hidden page. @see https://www.w3.org/TR/paint-timing/
{
  // Milliseconds from the first frame after which the scripts start without a paint.
  const timeout = 1000;

  // In document order, the one that starts React last, so that browsers compile the large ones in tasks of their own.
  const start = () => {
    document.documentElement.removeAttribute('data-unpainted');
    // With an entry in the queue of `next/script`, React starts in a task after the one that evaluates it
    // (instrumentation-client.ts).
    self.__next_s = self.__next_s || [];
    self.__next_s.push([0, { children: '' }]);
    /** @type {NodeListOf<HTMLScriptElement>} */
    const scripts = document.querySelectorAll('script[data-src]');
    for (const script of scripts) {
      script.async = false;
      script.src = script.dataset.src ?? '';
      // React finds its scripts by it.
      script.async = true;
    }
  };

  // An animation frame precedes its paint, a paint entry follows.
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  );
  /** @type {HTMLImageElement | null} */
  const image = document.querySelector('img[fetchpriority=high]');
  const seen = Promise.all([painted, image?.decode().catch(() => {})]).then(frame);
  const late = frame().then(() => new Promise((resolve) => setTimeout(resolve, timeout)));
  if (document.hidden) start();
  else Promise.race([seen, late]).then(start);
}
