import type { Ad } from '@/lib/ads/ad';
import { anAd } from '@/lib/ads/ad.fixture';
import type { RawPage } from '@/lib/api/schemas/lists';
import type { AdsSource } from './walk';

/** A list of ads by page, in the place of the API, with faults. */
export class FakeSource implements AdsSource {
  ids: number[];
  pageSize: number;
  /** The titles of ads that have changed. */
  titles = new Map<number, string>();
  /** What a page becomes: another one, or a failure that is thrown. */
  fault: ((page: RawPage, number: number) => RawPage) | null = null;
  /** Whether calls for one ad fail. */
  adsFail = false;
  readonly pages: number[] = [];
  readonly requested: number[] = [];
  concurrent = 0;
  maxConcurrent = 0;

  constructor(ids: number[], pageSize = 3) {
    this.ids = ids;
    this.pageSize = pageSize;
  }

  async page(number: number): Promise<RawPage | null> {
    this.pages.push(number);
    this.concurrent += 1;
    this.maxConcurrent = Math.max(this.maxConcurrent, this.concurrent);
    await new Promise(setImmediate);
    this.concurrent -= 1;
    const start = (number - 1) * this.pageSize;
    if (number > 1 && start >= this.ids.length) return null;
    const page = {
      count: this.ids.length,
      items: this.ids.slice(start, start + this.pageSize).map((id) => this.#item(id)),
      hasNext: start + this.pageSize < this.ids.length,
    };
    return this.fault ? this.fault(page, number) : page;
  }

  async ad(id: number): Promise<unknown> {
    this.requested.push(id);
    await new Promise(setImmediate);
    if (this.adsFail) throw new Error('The API fails');
    return this.ids.includes(id) ? this.#item(id) : null;
  }

  #item(id: number): Ad {
    return anAd({ id, title: this.titles.get(id) ?? `Annonce ${id}` });
  }
}
