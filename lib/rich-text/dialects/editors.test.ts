import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { externalLink, htmlOf } from '@/lib/rich-text/body.fixture';

const folder = 'lib/rich-text/dialects/editors';
const names = readdirSync(folder).filter((file) => !file.includes('.expected.'));

/** A body in one line for each block; `{words|URL}` is a link to another site. */
function expectedOf(file: string): string {
  const written = readFileSync(`${folder}/${file.replace('.html', '.expected.html')}`, 'utf8');
  return written
    .trimEnd()
    .replaceAll('>\n<', '><')
    .replace(/\{([^{}|]+)\|([^{}|]+)\}/g, (_link, words, href) =>
      externalLink(href.replaceAll('&', '&amp;'), words),
    );
}

// The structures that these editors write, with words of ours.
describe('what editors write', () => {
  test.each(names)('%s', (file) => {
    const html = htmlOf(readFileSync(`${folder}/${file}`, 'utf8'));
    expect(html.replaceAll('\u00a0', ' ').replaceAll('><', '>\n<')).toBe(
      expectedOf(file).replaceAll('\u00a0', ' ').replaceAll('><', '>\n<'),
    );
    expect(htmlOf(html)).toBe(html);
  });
});
