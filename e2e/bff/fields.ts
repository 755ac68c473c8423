import type { APIResponse } from '@playwright/test';
import { z } from 'zod';
import { expect } from '../test.ts';

export const minute = 60;
export const hour = 60 * minute;

export const reset = '/api/v1/auth/users/reset_password_confirm';

/** For an existing account; the token is invalid, so no password changes. */
export const wrongReset = (token: string) => ({
  uid: 'MQ',
  token,
  new_password: 'un-mot-de-passe-neuf',
});

export const notFound = { detail: 'Pas trouvé.' };

const commonHeaders = {
  'content-type': 'application/json',
  'x-content-type-options': 'nosniff',
};

/** Expects a successful response of a route handler that shared caches may store for at most `seconds`. */
export function expectCacheable(response: APIResponse, seconds: number): void {
  expect(response.status()).toBe(200);
  const headers = response.headers();
  expect(headers).toMatchObject(commonHeaders);
  const [, left = '0'] =
    /^public, max-age=0, s-maxage=(\d+)$/.exec(headers['cache-control'] ?? '') ?? [];
  // The site may have read the data a while before the request.
  expect(Number(left)).toBeGreaterThan(0);
  expect(Number(left)).toBeLessThanOrEqual(seconds);
  expect(headers['cdn-cache-control']).toBe(
    `public, max-age=0, s-maxage=${left}, stale-while-revalidate=${seconds}, stale-if-error=86400`,
  );
}

/** Expects an error response of a route handler, which no cache stores. */
export async function expectRefused(
  response: APIResponse,
  status: number,
  body: unknown,
): Promise<void> {
  expect(response.status()).toBe(status);
  expect(response.headers()).toMatchObject({ ...commonHeaders, 'cache-control': 'no-store' });
  expect(await response.json()).toEqual(body);
}

/** Expects 405 for a method that the call does not allow. */
export async function expectNotAllowed(response: APIResponse, methods: string): Promise<void> {
  await expectRefused(response, 405, { detail: 'Méthode non autorisée.' });
  expect(response.headers().allow).toBe(`${methods}, OPTIONS`);
}

/*
 * The only fields that route handlers may return, which docs/product.md#entities lists. Strict, so that an additional
 * field fails.
 */

const text = z.string().nullable();
const number = z.number().nullable();

export const specialty = z.strictObject({ id: z.number(), name: z.string() });

export const ad = z.strictObject({
  id: z.number(),
  title: text,
  description: text,
  specialty: specialty.nullable(),
  user: z
    .strictObject({
      first_name: text,
      last_name: text,
      user_type: text,
      profile: z.strictObject({ location: z.strictObject({ name: text }) }),
    })
    .nullable(),
  location: z
    .strictObject({
      name: text,
      address: text,
      city: text,
      postal_code: text,
      latitude: number,
      longitude: number,
    })
    .nullable(),
  start_date: text,
  end_date: text,
  remuneration_type: text,
  retrocession_percentage: number,
  forfait_amount: number,
  forfait_timespan: text,
  average_act_cost: number,
  convention_status: text,
  timeslots: z.array(
    z.strictObject({
      dayName: z.string(),
      morning: z.boolean(),
      afternoon: z.boolean(),
      eveningNight: z.boolean(),
    }),
  ),
  on_site_secretary: z.boolean(),
  on_site_housing: z.boolean(),
  on_site_dining: z.boolean(),
  teleconsultation_available: z.boolean(),
  is_public_transport_accessible: z.boolean(),
});

export const substitute = z.strictObject({
  id: z.number(),
  first_name: text,
  last_name: text,
  profile_picture: text,
  specialty: text,
  profile: z.strictObject({
    specialty: z.strictObject({ doctor_common_name: text, name: text }),
    location: z.strictObject({ city: text, postal_code: text, name: text }),
  }),
});

export const partner = z.strictObject({
  name: z.string(),
  description: text,
  logo: z.string(),
  href: text,
});

export const post = z.strictObject({
  id: z.number(),
  slug: z.string(),
  title: text,
  excerpt: text,
  content: text,
  published_at: text,
  read_time_minutes: number,
  author: z.strictObject({ full_name: text }).nullable(),
  tags: z.array(z.strictObject({ id: number, slug: z.string(), name: z.string() })),
  hero_image: z.strictObject({ url: z.string(), alt: text }).nullable(),
  assets: z.array(z.strictObject({ asset_url: z.string() })),
});

/** One page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    count: z.number(),
    size: z.number(),
    results: z.array(item),
    next: text,
    previous: text,
  });
