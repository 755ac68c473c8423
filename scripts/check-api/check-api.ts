import {
  adPath,
  adsPath,
  combinedListPath,
  partnersPath,
  postPath,
  postsPath,
  randomAdsPath,
  randomSubstitutesPath,
} from '@/lib/api/paths';
import type { ResetLink } from '@/lib/password/reset-link';
import { ApiCheck, type Finding, type Skipped } from './api-check.ts';
import { checkAds, checkSingleAds } from './checks/ads.ts';
import { checkHome, checkSpecialties } from './checks/home.ts';
import { checkPosts, checkSinglePosts } from './checks/posts.ts';
import { checkReset } from './checks/reset.ts';
import { checkSlashes } from './checks/slashes.ts';
import { checkTimes } from './checks/times.ts';
import type { Exchange } from './exchange.ts';
import { UnreachableError } from './unreachable-error.ts';

/** What is tried of the call that writes: nothing; that an unknown link is refused; a valid link too. */
export type Writes = { kind: 'none' } | { kind: 'refusal' } | { kind: 'link'; link: ResetLink };

type Settings = {
  /** The origin of the API, without a trailing slash. */
  origin: string;
  /** Requests at a time. */
  concurrency: number;
  writes: Writes;
  /** Called when a step begins, and after each request. */
  onProgress?: (step: string, requests: number) => void;
};

export type ApiReport = {
  exchanges: readonly Exchange[];
  findings: Finding[];
  skipped: Skipped[];
};

/**
 * Checks that an API keeps the contract of section 7 of the specification.
 *
 * @throws {UnreachableError} when its host does not respond at all.
 */
export async function checkApi({
  origin,
  concurrency,
  writes,
  onProgress = () => {},
}: Settings): Promise<ApiReport> {
  let step = '';
  const onExchange = () => onProgress(step, check.exchanges.length);
  const check: ApiCheck = new ApiCheck({ origin, concurrency, onExchange });
  const begin = (next: string) => {
    step = next;
    onExchange();
  };

  begin('connection');
  const first = await check.get('partners', partnersPath);
  if (first.kind === 'unreachable') throw new UnreachableError(origin, first);
  begin('lists of the home page');
  const randomIds = await checkHome(check);
  begin('specialties');
  const specialties = await checkSpecialties(check);
  begin('list of ads');
  const ads = await checkAds(check, specialties);
  begin('single ads');
  await checkSingleAds(check, ads, randomIds);
  begin('list of posts');
  const posts = await checkPosts(check);
  begin('single posts');
  await checkSinglePosts(check, posts);
  begin('slashes at the end of paths');
  const [ad] = ads;
  const [post] = posts;
  await checkSlashes(check, [
    ['randomAds', randomAdsPath],
    ['randomSubstitutes', randomSubstitutesPath],
    ['partners', partnersPath],
    ['combinedList', combinedListPath],
    ['ads', adsPath],
    ...(ad ? [['ad', adPath(ad.id)] as const] : []),
    ['posts', postsPath],
    ...(post ? [['post', postPath(post.slug)] as const] : []),
  ]);
  if (writes.kind === 'none') {
    check.skip('confirmReset', 'the call', 'it writes: --try-writes, --reset-link');
  } else {
    begin('password reset');
    await checkReset(check, writes.kind === 'link' ? writes.link : null);
  }
  checkTimes(check, check.exchanges);
  const { exchanges, findings, skipped } = check;
  return { exchanges, findings, skipped };
}
