import { AdsIndex } from '@/lib/ads-index/ads-index';
import { gazetteer } from '@/lib/places/gazetteer';
import { processSingleton } from '@/lib/process-singleton';

/** Keeps the index of this process. */
export class Keeper {
  readonly index = new AdsIndex(gazetteer());
  state: 'off' | 'preparing' | 'ready' = 'preparing';
  settled: Promise<void> = Promise.resolve();

  status() {
    const { state, index } = this;
    return { state, ads: index.size, bytes: index.bytes, ageSeconds: null };
  }
}

export function keeper(): Keeper {
  return processSingleton('ads-index', () => new Keeper());
}
