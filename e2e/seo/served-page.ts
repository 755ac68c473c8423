import type { APIRequestContext, APIResponse } from '@playwright/test';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { z } from 'zod';
import type { Api } from '../stage/api.ts';
import { publicUrl } from '../stage/site.ts';

/** An ad as the API sends it, with all fields that a search engine needs. */
const wholeAd = {
  title: 'Remplacement à Quimper',
  description: 'Cabinet de groupe.\n\nSecrétariat &lt;/script> le matin.',
  specialty: { id: 1, name: 'Médecine générale' },
  user: { first_name: 'Anne', last_name: 'Le Goff', user_type: 'doctor' },
  location: { address: '1 rue du Port', city: 'Quimper', postal_code: '29000' },
  start_date: '2040-12-01',
  end_date: '2040-12-15',
  remuneration_type: 'forfait',
  forfait_amount: '450.00',
  forfait_timespan: 'day',
  published_at: '2026-01-05T08:00:00Z',
};

/** Variants of that ad, which only these tests use. */
const ads = {
  whole: {},
  over: { end_date: '2026-01-15' },
  untitled: { title: '' },
  undated: { published_at: null },
};

const idOf = (name: keyof typeof ads) => 900_001 + Object.keys(ads).indexOf(name);

/** The path of one of these ads. */
export const adPath = (name: keyof typeof ads) => `/annonces/${idOf(name)}`;

/** Adds these ads to the API. */
export async function addAds(api: Api): Promise<void> {
  for (const [name, fields] of Object.entries(ads)) {
    const id = idOf(name as keyof typeof ads);
    await api.respond(`/api/v1/ads/${id}`, { ...wholeAd, id, ...fields });
  }
}

/** An entry of a sitemap file: a path, and when that page changed. */
export type Listed = { path: string; lastmod: string | null };

/** Reads the XML of an index or of a file. Throws if a URL is not of the public site. */
export function readSitemap(xml: string): Listed[] {
  return [...xml.matchAll(/<(?:url|sitemap)>(.*?)<\/(?:url|sitemap)>/g)].map(([, entry = '']) => {
    const address = /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '';
    if (new URL(address).origin !== publicUrl) throw new Error(`${address} is of another site`);
    const lastmod = /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1] ?? null;
    return { path: address.slice(publicUrl.length) || '/', lastmod };
  });
}

/** The whole sitemap: its files, with their entries. */
export async function crawlSitemap(request: APIRequestContext, url = '') {
  const read = async (path: string) => readSitemap(await (await request.get(url + path)).text());
  const files = new Map<string, Listed[]>();
  for (const { path } of await read('/sitemap.xml')) files.set(path, await read(path));
  return files;
}

const schemaOrgThing = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.string(),
});

/** The parts of the HTML of a page that search engines and social networks read without scripts. */
export type ServedPage = {
  lang: unknown;
  titles: string[];
  h1s: string[];
  canonicals: unknown[];
  /** The values of the `<meta>` of a name or property. */
  meta: (name: string) => unknown[];
  /** How many of these elements are outside the head, where they are ignored. */
  outsideHead: number;
  /** Structured data. */
  data: z.infer<typeof schemaOrgThing>[];
};

/** Parses a response as a page. */
export async function readServedPage(response: APIResponse): Promise<ServedPage> {
  const document = fromHtml(await response.text());
  const inHead = (selector: string) => selectAll(`head > ${selector}`, document);
  return {
    lang: select('html', document)?.properties.lang,
    titles: inHead('title').map(textOf),
    h1s: selectAll('h1', document).map(textOf),
    canonicals: inHead('link[rel=canonical]').map(({ properties }) => properties.href),
    meta: (name) =>
      inHead('meta')
        .filter(({ properties }) => [properties.name, properties.property].includes(name))
        .map(({ properties }) => properties.content),
    // SVG has titles of its own.
    outsideHead:
      selectAll('body title, body meta, body link[rel=canonical]', document).length -
      selectAll('svg title', document).length,
    data: selectAll('script[type="application/ld+json"]', document).map((script) =>
      schemaOrgThing.parse(JSON.parse(textOf(script))),
    ),
  };
}
