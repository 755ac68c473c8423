/**
 * Called by the router of Next.js for every page it sets out for, within its transition: what is
 * optimistic then lasts until the page is shown (components/layout/use-navigating.ts).
 */
export function onRouterTransitionStart(): void {
  dispatchEvent(new Event('navigating'));
}
