import { parseAdId } from '@/lib/ads/ad-paths';
import { readAd } from '@/lib/api/resources/ads';

/** The ad that a segment of a path names; `null` when there is none. @throws {ApiError} when the API fails. */
export async function readAdOf(segment: string) {
  const id = parseAdId(segment);
  return id === null ? null : await readAd(id);
}
