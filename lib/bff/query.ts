import { z } from 'zod';
import type { AdsRequest } from '@/lib/api/calls';
import { isId } from '@/lib/api/schemas/fields';
import { maxPage } from '@/lib/api/schemas/lists';
import { HttpError } from '@/lib/bff/respond';
import { maxWordsLength, type PostSearch, readWords } from '@/lib/blog/search';
import { isCalendarDay } from '@/lib/french/day';
import { isSlug } from '@/lib/french/text';
import { maxPlaceWords } from '@/lib/places/search/read-words';

/* The queries of the calls (docs/product.md#calls). Empty values and all but the first of a parameter are ignored. */

const wholeNumber = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number);

const day = z
  .string()
  .transform((text) => text.replace(/ 00:00:00\.000$/, ''))
  .refine(isCalendarDay);

const words = z.string().max(maxWordsLength).transform(readWords);

const adsQuery = z.object({
  // 0-based here, as at the API.
  page: wholeNumber
    .refine((page) => page < maxPage)
    .transform((page) => page + 1)
    .default(1),
  startDate: day.nullable().default(null),
  endDate: day.nullable().default(null),
  specialty: wholeNumber.refine(isId).nullable().default(null),
});

const postsQuery = z.object({
  page: wholeNumber.refine((page) => page >= 1 && page <= maxPage).default(1),
  page_size: z.literal('6').optional(),
  status: z.literal('published').optional(),
  tag_slug: z.string().refine(isSlug).nullable().default(null),
  search: words.nullable().default(null),
  author: words.nullable().default(null),
});

const toHundredth = (degrees: string) => Math.round(100 * Number(degrees)) / 100;

/** Latitude and longitude in degrees: `47.996,-4.1024`. */
const position = z
  .string()
  .max(40)
  .regex(/^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/)
  .transform((text) => {
    const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(toHundredth);
    return { latitude, longitude };
  })
  .refine(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180);

const placesQuery = z.object({
  q: z.string().max(maxPlaceWords).default(''),
  near: position.nullable().default(null),
});

/** The query of `/api/places`; `q` counts without `near` only. */
export type PlacesQuery = z.output<typeof placesQuery>;

/* These read a query. They throw an HttpError, a 400 that names the parameter. */

export const readAdsQuery = (params: URLSearchParams): AdsRequest => read(adsQuery, params);

/** The query of the posts. The page size and the status are fixed: they may be given, with these values only. */
export function readPostsQuery(params: URLSearchParams): PostSearch {
  const { page, tag_slug, search, author } = read(postsQuery, params);
  return { page, tag: tag_slug, words: search, author };
}

/** The query of the places. A position is rounded to a hundredth of a degree, a kilometre: no more of it is needed. */
export const readPlacesQuery = (params: URLSearchParams): PlacesQuery => read(placesQuery, params);

function read<S extends z.ZodObject>(schema: S, params: URLSearchParams): z.output<S> {
  const given = Object.keys(schema.shape).flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  const query = schema.safeParse(Object.fromEntries(given));
  if (query.success) return query.data;
  const names = new Set(query.error.issues.map((issue) => issue.path[0]));
  throw new HttpError(400, { detail: `Paramètre invalide : ${[...names].join(', ')}.` });
}
