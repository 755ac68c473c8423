import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { adPageTitle } from '@/lib/ads/ad-in-words';
import { adCard } from '@/lib/ads/card';
import { adDescription, adDetails, adShareCard, adShareImage } from '@/lib/ads/details';
import { endedNotice } from '@/lib/ads/ended';
import { adFeed } from '@/lib/ads/feed';
import { defaultSearch } from '@/lib/ads/search';
import { ApiInvalidResponseError } from '@/lib/api/errors';
import { adSchema, listedAdSchema, publishedAdSchema } from '@/lib/api/schemas/ad';
import { partnerSchema, substituteSchema } from '@/lib/api/schemas/home';
import { readPaged } from '@/lib/api/schemas/lists';
import { listedPostSchema, postSchema } from '@/lib/api/schemas/post';
import { postArticle, postDescription, postShareCard, postShareImage } from '@/lib/blog/article';
import { blogFeed } from '@/lib/blog/feed';
import { postCard } from '@/lib/blog/post';
import { substituteCard } from '@/lib/home/substitute';
import { jobPosting } from '@/lib/seo/job-posting';
import { blogPosting, writeJsonLd } from '@/lib/seo/json-ld';
import { writeRss } from '@/lib/share/feeds/write-feed';
import { wireAd, wirePartner, wirePost, wireSubstitute } from './wire.fixture';

/* Whatever the API sends (docs/product.md#what-the-api-may-send), a page of it can be written. */

const today = '2026-12-15';

/** Characters that no XML may contain (https://www.w3.org/TR/xml/#charsets). */
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Expects no sign of a value that was put into a text that it does not belong into. */
function expectWellWritten(value: unknown): void {
  for (const text of textsIn(value)) {
    expect(text).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|Infinity|\[object|Invalid Date/);
    expect(text).not.toMatch(unwritable);
  }
}

function expectSafeLink(href: string | null): void {
  if (href !== null) expect(href).toMatch(/^(?:https?:\/\/|\/(?![/\\]))/);
}

test('any ad with an id has a card, a page, an image and structured data', () => {
  fc.assert(
    fc.property(wireAd, (wire) => {
      const ad = adSchema.parse(wire);
      const details = adDetails(ad);
      const { publishedAt } = publishedAdSchema.parse(wire);
      const job = jobPosting(ad, publishedAt, today);
      expectWellWritten([
        adCard({ ad, publishedAt }, today),
        details,
        adDescription(details),
        adPageTitle(ad),
        endedNotice(ad, today),
        adShareImage(details),
        adShareCard(details, false),
        job,
      ]);
      expectSafeLink(details.mapsUrl);
      if (job !== null) {
        const written = writeJsonLd(job);
        expect(written).not.toMatch(/<\/script|<!--/i);
        expect(JSON.parse(written)).toEqual(job);
      }
    }),
    { numRuns: 300 },
  );
});

test('any list of ads has a feed', () => {
  fc.assert(
    fc.property(fc.array(wireAd, { maxLength: 4 }), (wires) => {
      const ads = wires.map((wire) => publishedAdSchema.parse(wire));
      const feed = adFeed(ads, defaultSearch, null, '2026-11-24');
      expectWellWritten(feed);
      expect(feed.items).toHaveLength(ads.length);
      expect(writeRss(feed, `${feed.pageUrl}/rss.xml`)).not.toMatch(unwritable);
    }),
  );
});

test('any post with an id and a slug has a card, a page, an image and structured data', () => {
  fc.assert(
    fc.property(wirePost, (wire) => {
      const post = postSchema.parse(wire);
      const article = postArticle(post);
      const posting = blogPosting(article, null, postShareImage(post).path);
      const { html, text, excerpt, files: _, ...others } = article;
      expectWellWritten([postCard(post), others, postShareCard(post)]);
      expect(postDescription(article)).not.toBe('');
      for (const link of [article.hero.src, ...article.files.map(({ url }) => url)]) {
        expectSafeLink(link);
      }
      expect(html ?? '').not.toMatch(
        /<script|<iframe|\son\w+=|(?:href|src)="(?:javascript|data):/i,
      );
      expect(JSON.parse(writeJsonLd(posting))).toEqual(posting);
      expect(`${excerpt}${text}`).not.toMatch(unwritable);
    }),
    { numRuns: 200 },
  );
});

test('any list of posts has a feed', () => {
  fc.assert(
    fc.property(fc.array(wirePost, { maxLength: 3 }), (wires) => {
      const posts = wires.map((wire) => postSchema.parse(wire));
      const feed = blogFeed(posts, null);
      expect(feed.items).toHaveLength(posts.length);
      expect(writeRss(feed, `${feed.pageUrl}/rss.xml`)).not.toMatch(unwritable);
    }),
  );
});

test('a partner has a name and a logo, and its links lead to the web', () => {
  fc.assert(
    fc.property(wirePartner, (wire) => {
      const { success, data } = partnerSchema.safeParse(wire);
      if (!success) return;
      expect(data.name).not.toBe('');
      expectSafeLink(data.href);
      expectSafeLink(data.logo);
    }),
  );
});

test('any substitute with an id has a card', () => {
  fc.assert(
    fc.property(wireSubstitute, (wire) => {
      expectWellWritten(substituteCard(substituteSchema.parse(wire), null));
    }),
  );
});

test.each([
  ['ad', adSchema],
  ['published ad', publishedAdSchema],
  ['listed ad', listedAdSchema],
  ['post', postSchema],
  ['listed post', listedPostSchema],
  ['partner', partnerSchema],
  ['substitute', substituteSchema],
])('any other value is an %s or is refused, and nothing is thrown', (_, schema) => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (value) => {
      expect(typeof schema.safeParse(value).success).toBe('boolean');
    }),
  );
});

test('any value instead of a list is a page, or an ApiInvalidResponseError', () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const page = fc.record(
    {
      count: fc.oneof(fc.nat(), fc.jsonValue()),
      results: fc.oneof(fc.array(fc.oneof(wireAd, fc.jsonValue())), fc.jsonValue()),
      next: fc.jsonValue(),
      previous: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(page, fc.jsonValue()), (body) => {
      try {
        const { count, results, next, previous } = readPaged(
          { entity: 'ad', schema: adSchema },
          body,
          2,
          String,
        );
        expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
        for (const ad of results) expectWellWritten(adCard({ ad, publishedAt: null }, today));
        expect([null, '3']).toContain(next);
        expect([null, '1']).toContain(previous);
      } catch (error) {
        expect(error).toBeInstanceOf(ApiInvalidResponseError);
      }
    }),
  );
});
