import type { AdsIndex } from '@/lib/ads/index/ads-index';
import { IndexNotReadyError } from '@/lib/api/errors';

/** The module `ads-index` with an index of the test; while it is `null` it is being prepared. */
export function indexModule(current: () => AdsIndex | null, isSnapshot = () => false) {
  return {
    indexStatus: () => ({ state: current() ? 'ready' : 'preparing', ads: 0, ageSeconds: null }),
    readyIndex: current,
    snapshot: () => (isSnapshot() ? {} : null),
    findIndex: async () => current(),
    async waitForIndex() {
      const index = current();
      if (index === null) throw new IndexNotReadyError('The index of ads is not ready');
      return index;
    },
  };
}
