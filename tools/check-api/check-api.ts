import { adPath, partnersPath, postPath } from '@/lib/api/calls';
import { combinedListSchema } from '@/lib/api/schemas/specialty';
import { ApiCheck, type Where } from './api-check.ts';
import { checkAds, checkRandomAds, checkSingleAds } from './checks/ads.ts';
import { checkPosts, checkSinglePosts } from './checks/posts.ts';
import { checkReset, type Writes } from './checks/reset.ts';
import { checkSlash } from './checks/slash.ts';
import { checkTimes } from './checks/times.ts';
import { type OperationName, operations, titleOf } from './contract.ts';
import {
  adKind,
  type ItemKind,
  partnerKind,
  readList,
  specialtyKind,
  substituteKind,
} from './items.ts';
import { UnreachableError } from './unreachable-error.ts';

type Settings = {
  /** The origin of the API, without a trailing slash. */
  origin: string;
  /** Requests at a time. */
  concurrency: number;
  writes: Writes;
  /** Called when a step begins. */
  onStep?: (step: string) => void;
};

export type ApiReport = Pick<ApiCheck, 'exchanges' | 'findings' | 'skipped'>;

/** The check of each operation. */
const checks: Record<
  OperationName,
  (check: ApiCheck, where: Where, writes: Writes) => Promise<unknown>
> = {
  async randomAds(check, where) {
    check.seen.randomAds = await checkArray(check, where, adKind);
    checkRandomAds(check, where);
  },
  randomSubstitutes: (check, where) => checkArray(check, where, substituteKind),
  partners: (check, where) => checkArray(check, where, partnerKind),
  async combinedList(check, where) {
    const body = await check.read(where);
    if (body === undefined) return;
    const lists = combinedListSchema.safeParse(body).data;
    const specialties = readList(check, specialtyKind, where, lists?.specialties);
    const isEmpty = specialties?.length === 0;
    check.error(where, { 'no-specialty': isEmpty && 'There is no specialty.' });
    check.seen.specialties = specialties;
  },
  ads: checkAds,
  ad: checkSingleAds,
  posts: checkPosts,
  post: checkSinglePosts,
  confirmReset: (check, _, writes) => checkReset(check, writes),
};

/**
 * Checks that an API keeps the contract of docs/api.openapi.json, one operation after the other.
 *
 * @throws {UnreachableError} when its host does not respond at all.
 */
export async function checkApi({
  origin,
  concurrency,
  writes,
  onStep = () => {},
}: Settings): Promise<ApiReport> {
  const check = new ApiCheck(origin, concurrency);
  onStep('connection');
  const first = await check.request({ operation: 'partners', call: partnersPath });
  if (first.kind === 'unreachable') throw new UnreachableError(origin, first);
  for (const { name: operation, path } of operations) {
    onStep(titleOf(operation));
    await checks[operation](check, { operation, call: path }, writes);
  }
  onStep('slashes at the end of paths');
  const [ad] = check.seen.ads;
  const [post] = check.seen.posts;
  const single = { ad: ad && adPath(ad.id), post: post && postPath(post.slug) };
  await Promise.all(
    operations
      .filter(({ method }) => method === 'GET')
      .map(({ name, path }) => {
        const known = name === 'ad' || name === 'post' ? single[name] : path;
        return known && checkSlash(check, name, known);
      }),
  );
  checkTimes(check, check.exchanges);
  return check;
}

/** Checks an operation whose response is a list. Returns its items. */
async function checkArray<T>(check: ApiCheck, where: Where, kind: ItemKind<T>): Promise<T[]> {
  const sent = await check.read(where);
  if (sent === undefined) return [];
  const items = readList(check, kind, where, sent);
  const isEmpty = Array.isArray(sent) && sent.length === 0;
  check.advise(where, { empty: isEmpty && 'The list is empty.' });
  return items ?? [];
}
