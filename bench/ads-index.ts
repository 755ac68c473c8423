import { setTimeout } from 'node:timers/promises';
import type { Server } from './server.ts';

type Index = { state: string; ads: number; bytes: number };

/** The state of the index of ads (/readyz). */
export async function indexOf(site: Server): Promise<Index> {
  const { adsIndex } = await (await fetch(`${site.url}/readyz`)).json();
  return adsIndex;
}

/** Resolves once the index of ads is whole. @throws when there is none. */
export async function untilIndexed(site: Server): Promise<Index> {
  for (;;) {
    const index = await indexOf(site);
    if (index.state === 'ready') return index;
    if (index.state === 'off') throw new Error('There is no index.');
    await setTimeout(250);
  }
}
