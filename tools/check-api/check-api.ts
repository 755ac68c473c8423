import { adPath, partnersPath, postPath } from '@/lib/api/calls';
import { readinessTimeoutMs } from '@/lib/api/limits';
import { combinedListSchema } from '@/lib/api/schemas/ad';
import { ApiCheck, type ApiRun, startRun } from './api-check.ts';
import { checkAds, checkRandomAds, checkSingleAds } from './checks/ads.ts';
import { checkPosts, checkSinglePosts } from './checks/posts.ts';
import { checkReset, type Writes } from './checks/reset.ts';
import { type OperationName, operations } from './contract.ts';
import { inWords, isSuccess, UnreachableError } from './exchange.ts';
import { kinds, readArray, readList } from './items.ts';

export type ApiReport = Pick<ApiRun, 'exchanges' | 'findings' | 'skipped'>;

/** The check of each operation, at its path. */
const checks: Record<
  OperationName,
  (check: ApiCheck, path: string, writes: Writes) => Promise<unknown>
> = {
  async randomAds(check, path) {
    check.run.seen.randomAds = await readArray(check, kinds.ad, path);
    checkRandomAds(check, path);
  },
  randomSubstitutes: (check, path) => readArray(check, kinds.substitute, path),
  partners: (check, path) => readArray(check, kinds.partner, path),
  async combinedList(check, path) {
    const body = await check.read(path);
    if (body === undefined) return;
    const lists = combinedListSchema.safeParse(body).data;
    const specialties = readList(check, kinds.specialty, path, lists?.specialties);
    check.report(path, { 'no-specialty': specialties?.length === 0 && 'There is no specialty.' });
    check.run.seen.specialties = specialties;
  },
  ads: checkAds,
  ad: checkSingleAds,
  posts: checkPosts,
  post: checkSinglePosts,
  confirmReset: checkReset,
};

/**
 * Checks that an API keeps the contract of docs/api.openapi.json, one operation after the other.
 *
 * @param settings the origin of the API, without a trailing slash; requests at a time; what is called when a step begins.
 * @throws {UnreachableError} when its host does not respond at all.
 */
export async function checkApi(settings: {
  origin: string;
  concurrency: number;
  writes: Writes;
  onStep?: (step: string) => void;
}): Promise<ApiReport> {
  const { origin, concurrency, writes, onStep = () => {} } = settings;
  const run = startRun(origin, concurrency);
  onStep('connection');
  const first = await new ApiCheck(run, 'partners').request(partnersPath);
  if (first.kind === 'unreachable') throw new UnreachableError(origin, first);
  for (const { name, path, title } of operations) {
    onStep(title);
    await checks[name](new ApiCheck(run, name), path, writes);
  }
  onStep('slashes at the end of paths');
  const { ads, posts } = run.seen;
  const single = { ad: ads[0] && adPath(ads[0].id), post: posts[0] && postPath(posts[0].slug) };
  await Promise.all(
    operations
      .filter(({ method }) => method === 'GET')
      .map(({ name, path }) => {
        const known = name === 'ad' || name === 'post' ? single[name] : path;
        return known && checkSlash(new ApiCheck(run, name), known);
      }),
  );
  checkTimes(run);
  return run;
}

/**
 * Checks that the path of a call that exists is answered with and without a slash at the end, by a redirect too.
 * @param path as the site requests it.
 */
async function checkSlash(check: ApiCheck, path: string): Promise<void> {
  const call = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  const outcome = await check.request(call);
  const location = outcome.kind === 'response' ? outcome.headers.get('location') : null;
  const isFound =
    isSuccess(outcome) || URL.parse(location ?? '', 'http://api.invalid')?.pathname === path;
  const problem = `${inWords(outcome)} With the other form of the path it is found.`;
  check.report(call, { slash: !isFound && problem });
}

/** Milliseconds after which a visitor notices. */
const slowMs = 1_000;

/** Compares response times with what the site waits for. Those beyond its timeout were reported as failures. */
export function checkTimes(run: ApiRun): void {
  for (const { name } of operations) {
    const [slowest] = run.exchanges
      .filter(({ operation, outcome }) => operation === name && isSuccess(outcome))
      .sort((one, other) => other.milliseconds - one.milliseconds);
    if (slowest === undefined || slowest.milliseconds <= slowMs) continue;
    const { call, milliseconds } = slowest;
    const isError = name === 'partners' && milliseconds > readinessTimeoutMs;
    const slow = `The slowest response took ${Math.round(milliseconds)} ms.`;
    new ApiCheck(run, name).report(call, { slow }, { severity: isError ? 'error' : 'advice' });
  }
}
