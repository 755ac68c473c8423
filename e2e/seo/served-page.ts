import type { APIResponse } from '@playwright/test';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { z } from 'zod';

const schemaOrgThing = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.string(),
});

/** What search engines and social networks read in the HTML of a page, without scripts. */
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
    outsideHead: selectAll('body title, body meta, body link[rel=canonical]', document).length,
    data: selectAll('script[type="application/ld+json"]', document).map((script) =>
      schemaOrgThing.parse(JSON.parse(textOf(script))),
    ),
  };
}
