import type { PublishedAd } from '@/lib/ads/ad';
import { AdBodies } from '@/lib/ads-index/bodies';
import { AdColumns } from '@/lib/ads-index/columns';
import { locate } from '@/lib/ads-index/locate';
import { Walk } from '@/lib/ads-index/walk';
import type { Gazetteer } from '@/lib/places/gazetteer';

/** The ads of the API, each with where it is. */
export class AdStore {
  readonly bodies = new AdBodies();
  readonly columns = new AdColumns();
  readonly #places: Gazetteer;
  readonly #walks = new Set<Walk>();
  #generation = 0;

  constructor(places: Gazetteer) {
    this.#places = places;
  }

  /** Changes whenever an ad does. */
  get generation(): number {
    return this.#generation;
  }

  /** Adds or replaces ads, in one transaction. Gives how many are new or have changed. */
  put(ads: readonly PublishedAd[]): number {
    let changed = 0;
    this.bodies.inTransaction(() => {
      for (const published of ads) {
        for (const walk of this.#walks) walk.see(published.ad.id);
        if (this.#putOne(published)) changed += 1;
      }
    });
    if (changed > 0) this.#generation += 1;
    return changed;
  }

  /** Removes an ad. Gives whether there was one. */
  remove(id: number): boolean {
    if (this.columns.rowOf(id) === undefined) return false;
    this.bodies.remove(id);
    this.columns.remove(id);
    this.#generation += 1;
    return true;
  }

  /** Watches which ads are put from now on. */
  startWalk(): Walk {
    const walk = new Walk(
      () => this.columns.ids(),
      () => this.#walks.delete(walk),
    );
    this.#walks.add(walk);
    return walk;
  }

  #putOne(published: PublishedAd): boolean {
    if (!this.bodies.put(published)) return false;
    const place = locate(this.#places, published.ad);
    this.bodies.putPosition(published.ad.id, place.position);
    this.columns.put(published, place);
    return true;
  }
}
