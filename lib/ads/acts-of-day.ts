import { readItem, watchStorage, writeItem } from '@/lib/runtime/watch-storage';

/** How many average acts a day has, unless the visitor says otherwise (docs/product.md#what-a-day-may-pay). */
export const actsOfDay = 20;
const item = 'actes-par-jour';

/** The number of acts that a text says, 1 to 99; `null` for any other text. */
export const parseActs = (text: string) => (/^[1-9]\d?$/.test(text) ? Number(text) : null);

/** How many acts a day of this visitor has. */
export const readActs = () => parseActs(readItem('localStorage', item) ?? '') ?? actsOfDay;

/** Keeps a number of acts in this browser. */
export const keepActs = (acts: string) => writeItem('localStorage', item, acts);

/** Calls `listener` when another tab changes the number; returns the function that stops it. */
export const watchActs = (listener: () => void) => watchStorage((key) => key === item, listener);
