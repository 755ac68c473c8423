import { z } from 'zod';
import { isOver } from '@/lib/ads/detail/over';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import {
  combinedListPath,
  partnersPath,
  randomAdsPath,
  randomSubstitutesPath,
} from '@/lib/api/paths';
import { combinedListSchema } from '@/lib/api/schemas/combined-list';
import { dayAt } from '@/lib/french/day';
import type { ApiCheck } from '../api-check.ts';
import { type ItemKind, readItems } from '../items.ts';
import { adKind, partnerKind, specialtyKind, substituteKind } from '../kinds.ts';
import { type OperationName, operations } from '../operations.ts';

const array = z.array(z.unknown());

/** Checks the three lists of the home page. Gives the ids of the random ads. */
export async function checkHome(check: ApiCheck): Promise<number[]> {
  const [ads, substitutes, partners] = await Promise.all([
    readArray(check, 'randomAds', randomAdsPath, adKind),
    readArray(check, 'randomSubstitutes', randomSubstitutesPath, substituteKind),
    readArray(check, 'partners', partnersPath, partnerKind),
  ]);
  const today = dayAt(new Date());
  const over = ads?.filter((ad) => isOver(ad, today)) ?? [];
  if (over.length > 0) {
    check.advise(
      'random-ads-over',
      { operation: 'randomAds', call: randomAdsPath },
      `${over.length} of ${ads?.length} ads are over.`,
      'The home page leaves them out, and requests others, three times at most.',
    );
  }
  const empty = [
    ['randomAds', randomAdsPath, ads, 'shows « Aucune annonce disponible pour le moment. »'],
    [
      'randomSubstitutes',
      randomSubstitutesPath,
      substitutes,
      'shows « Aucun remplaçant disponible pour le moment. »',
    ],
    ['partners', partnersPath, partners, 'shows its three built-in partners'],
  ] as const;
  for (const [operation, call, items, effect] of empty) {
    if (items?.length !== 0) continue;
    check.advise('empty', { operation, call }, 'The list is empty.', `The home page ${effect}.`);
  }
  return ads?.map(({ id }) => id) ?? [];
}

/** Checks the combined list, of which the site reads the specialties. `null` when there is no such list. */
export async function checkSpecialties(check: ApiCheck): Promise<Specialty[] | null> {
  const where = { operation: 'combinedList', call: combinedListPath } as const;
  const body = await check.read(where.operation, where.call);
  if (body === undefined) return null;
  const list = combinedListSchema.pipe(z.object({ specialties: array })).safeParse(body);
  if (!list.success) {
    check.error(
      'list-shape',
      where,
      'It is not an object with an array `specialties`.',
      operations.combinedList.failure,
    );
    return null;
  }
  const { specialties } = list.data;
  const read = readItems(check, specialtyKind, where, specialties).map((item) => item.read);
  if (read.length === 0) {
    check.error(
      'no-specialty',
      where,
      'There is no specialty.',
      'The filter of specialties is empty, and there are no pages of specialties.',
    );
  }
  return read;
}

/** `null` when it is no list; what the site drops of an array that is not empty is reported. */
async function readArray<T>(
  check: ApiCheck,
  operation: OperationName,
  call: string,
  kind: ItemKind<T>,
): Promise<T[] | null> {
  const body = await check.read(operation, call);
  if (body === undefined) return null;
  const items = array.safeParse(body);
  if (items.success) {
    const read = readItems(check, kind, { operation, call }, items.data).map((item) => item.read);
    return items.data.length > 0 && read.length === 0 ? null : read;
  }
  check.error(
    'list-shape',
    { operation, call },
    'It is not an array.',
    operations[operation].failure,
  );
  return null;
}
