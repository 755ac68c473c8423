import { tags } from '@/lib/api/cache';
import { deletedTag } from '@/lib/cache/refreshes';

/** What a tag that was refreshed says of the ads. */
export type AdChange = { kind: 'changed' | 'deleted'; id: number } | { kind: 'any' };

const deletedPrefix = deletedTag('');
const adPrefix = 'ad:';

/** Reads a tag ({@link tags}); `null` for one of something else. */
export function changeOf(tag: string): AdChange | null {
  if (tag === tags.ads) return { kind: 'any' };
  const isDeleted = tag.startsWith(deletedPrefix);
  const own = isDeleted ? tag.slice(deletedPrefix.length) : tag;
  if (!own.startsWith(adPrefix)) return null;
  const id = Number(own.slice(adPrefix.length));
  if (own !== tags.ad(id)) return null;
  return { kind: isDeleted ? 'deleted' : 'changed', id };
}
