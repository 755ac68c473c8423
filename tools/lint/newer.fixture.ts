/* Uses what an oldest browser of Next.js lacks: the name at the end of a line. */
export const aborted = AbortSignal.any([]); // any
export const sorted = [3, 1, 2].toSorted(); // toSorted
export const isUrl = URL.canParse('a'); // canParse
export const shown = document.body.checkVisibility(); // checkVisibility
const { userActivation } = navigator; // userActivation
export const active = userActivation;
export const hidden = document.body.ariaHidden; // ariaHidden
export const close = document.querySelector('dialog')?.requestClose; // requestClose
export const highlight = new Highlight(); // Highlight
requestIdleCallback(() => undefined); // requestIdleCallback
window.requestIdleCallback(() => undefined); // requestIdleCallback

// Code that looks whether it is there may use it.
const { navigation } = window as Window & { navigation?: Navigation };
export const entry = navigation?.currentEntry;
