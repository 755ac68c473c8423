import type { APIRequestContext } from '@playwright/test';
import pLimit from 'p-limit';
import { expect } from '../test.ts';
import { judge, type Verdict } from './outcome.ts';
import type { Address } from './urls.ts';

type Addresses = Record<string, Address>;

/** The number of requests at once, with which URLs that make many calls do not delay each other. */
const few = 4;

/** Expects all addresses to say that the API failed. */
export async function expectFailed(
  request: APIRequestContext,
  url: string,
  addresses: Addresses,
  /** The status of files and route handlers. */
  status: 502 | 504 = 502,
): Promise<void> {
  const failed = mapped(addresses, ({ failed }) => ({
    ...failed,
    status: failed.status === 502 ? status : failed.status,
    whole: true,
  }));
  const atOnce = status === 504 ? Object.keys(addresses).length : few;
  expect(await requestAll(request, url, addresses, ({ failed }) => failed.texts, atOnce)).toEqual(
    failed,
  );
}

/** Expects all addresses to succeed and to be storable. */
export async function expectValid(
  request: APIRequestContext,
  url: string,
  addresses: Addresses,
  atOnce = few,
): Promise<void> {
  const good = mapped(addresses, ({ failed, shows }) => ({
    status: failed.status === 404 ? 404 : 200,
    texts: [shows],
    shared: true,
    whole: true,
  }));
  expect(await requestAll(request, url, addresses, ({ shows }) => [shows], atOnce)).toEqual(good);
}

async function requestAll(
  request: APIRequestContext,
  url: string,
  addresses: Addresses,
  sentencesOf: (address: Address) => string[],
  atOnce: number,
): Promise<Record<string, Verdict>> {
  const limit = pLimit(atOnce);
  const requested = Object.entries(addresses).map(([path, address]) =>
    limit(
      async () => [path, await judge(await request.get(url + path), sentencesOf(address))] as const,
    ),
  );
  return Object.fromEntries(await Promise.all(requested));
}

function mapped(addresses: Addresses, verdictOf: (address: Address) => Verdict) {
  return Object.fromEntries(
    Object.entries(addresses).map(([path, address]) => [path, verdictOf(address)]),
  );
}
