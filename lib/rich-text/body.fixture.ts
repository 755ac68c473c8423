import { expect, test } from '@jest/globals';
import { safeBody } from './body';

/** Origins for tests; jest.config.ts has the same origin of the site. */
export const origins = {
  siteUrl: 'https://www.medireleve.example',
  apiUrl: 'https://api.medireleve.example',
};

/** The HTML of a body, or ''. */
export function htmlOf(content: string): string {
  return safeBody(content, origins)?.html ?? '';
}

/** A link to another site in a body, with its hint that it opens a new tab. */
export function externalLink(href: string, words: string): string {
  const hint = '<span class="rich-text-hint"> (nouvelle fenêtre)</span>';
  return `<a href="${href}" target="_blank" rel="noopener noreferrer">${words}${hint}</a>`;
}

/** Tests by example: a content, and its body. */
export function rules(examples: [content: string, html: string][]): void {
  test.each(examples)('%s', (content, html) => {
    expect(htmlOf(content)).toBe(html);
  });
}
