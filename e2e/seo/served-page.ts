import type { APIResponse } from '@playwright/test';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { z } from 'zod';

const thing = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() });

/** What search engines and networks read in a page as it is served: no script runs. */
export type ServedPage = {
  lang: unknown;
  titles: string[];
  h1s: string[];
  canonicals: unknown[];
  /** The values of the `<meta>` of a name or property. */
  meta: (name: string) => unknown[];
  /** How many of all these are outside of the head, where nobody looks for them. */
  astray: number;
  /** Structured data. */
  data: z.infer<typeof thing>[];
};

/** Reads an answer as a page. */
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
    astray: selectAll('body title, body meta, body link[rel=canonical]', document).length,
    data: selectAll('script[type="application/ld+json"]', document).map((script) =>
      thing.parse(JSON.parse(textOf(script))),
    ),
  };
}
