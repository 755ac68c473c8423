import type { APIRequestContext } from '@playwright/test';

/** A choice of « Quand ? », as the call for counts has it. */
export type Choice = {
  kind: 'month' | 'holidays' | 'week';
  key: string;
  name: string;
  startDate: string;
  endDate: string;
  count: number;
};

/** Every dated ad of the sample ends before it. */
export const untilTheEnd = 'endDate=2099-12-31';

/** How many ads a search has, how many of them fit its dates, and the choices of « Quand ? ». */
export async function facetsOf(request: APIRequestContext, query: string) {
  const facets = await (await request.get(`/api/ads/facets?${query}`)).json();
  return facets as { count: number; fitting: number; when: Choice[] };
}

/** A search with the dates of a choice. */
export function withDates(query: string, { startDate, endDate }: Choice): string {
  const params = new URLSearchParams(query);
  params.set('startDate', startDate);
  params.set('endDate', endDate);
  return params.toString();
}

/** « Janvier 2027, 45 annonces », as a screen reader says it. */
export const nameOf = ({ name, count }: Choice) =>
  `${name}, ${count} annonce${count > 1 ? 's' : ''}`;

/** The month with the most ads that fit, of a search, and how many fit. */
export async function bestMonth(request: APIRequestContext, query: string) {
  const { when } = await facetsOf(request, query);
  const months = await Promise.all(
    when
      .filter(({ kind }) => kind === 'month')
      .map(async (month) => {
        const { fitting, count } = await facetsOf(request, withDates(query, month));
        return { month, fitting, count };
      }),
  );
  const [best] = months.sort((one, other) => other.fitting - one.fitting);
  if (!best) throw new Error('There are no months.');
  return best;
}
