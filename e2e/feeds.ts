import type { Page } from '@playwright/test';
import { z } from 'zod';

export const absolute = z.url({ protocol: /^https?$/ });

/** An item with the fields that ours have, of those in https://www.jsonfeed.org/version/1.1/. */
export const feedItem = z.strictObject({
  id: absolute,
  url: absolute,
  title: z.string().min(1),
  content_html: z.string().min(1),
  date_published: z.iso.datetime().optional(),
  authors: z.array(z.strictObject({ name: z.string().min(1) })).optional(),
  tags: z.array(z.string().min(1)).optional(),
});

/** A JSON feed of such items. Strict: other fields are an error. */
export const jsonFeed = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: z.string().min(1),
    description: z.string().min(1),
    home_page_url: absolute,
    feed_url: absolute,
    language: z.literal('fr-FR'),
    items: z.array(item),
  });

/** Reads an RSS feed with the parser of the browser. */
export function readRss(page: Page, text: string) {
  return page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map((node) => node.textContent ?? '');
    return {
      broken: document.querySelector('parsererror') !== null,
      version: document.documentElement.getAttribute('version'),
      title: texts('channel > title'),
      link: texts('channel > link:not([rel])'),
      self: document.getElementsByTagName('atom:link')[0]?.getAttribute('href'),
      guids: texts('item > guid'),
      links: texts('item > link'),
      dates: texts('item > pubDate'),
      bodies: [...document.getElementsByTagName('content:encoded')].map((node) => node.textContent),
    };
  }, text);
}
