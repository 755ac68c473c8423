/** @jest-environment node */

import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { AdCardItem } from '@/components/ads/card/ad-card-item';
import { AdArticle } from '@/components/ads/detail/ad-article';
import { PostCardItem } from '@/components/blog/list/post-card';
import { PostArticle } from '@/components/blog/post/post-article';
import { adsPage } from '@/lib/ads/card';
import { adDescription, adDetails, adShareCard } from '@/lib/ads/details';
import { adFeed } from '@/lib/ads/feed';
import { defaultSearch } from '@/lib/ads/search';
import { parseJson, readBoundedJson } from '@/lib/api/client/bounded-body';
import { maxResponseBytes } from '@/lib/api/limits';
import { publishedAdSchema } from '@/lib/api/schemas/ad';
import { partnerSchema, substituteSchema } from '@/lib/api/schemas/home';
import { readItem, readList, readPaged } from '@/lib/api/schemas/lists';
import { postSchema } from '@/lib/api/schemas/post';
import { postArticle, postDescription, postShareCard } from '@/lib/blog/article';
import { blogFeed } from '@/lib/blog/feed';
import { postPage } from '@/lib/blog/post';
import { defaultPostSearch } from '@/lib/blog/search';
import { substituteCard } from '@/lib/home/substitute';
import { jobPosting } from '@/lib/seo/job-posting';
import { blogPosting, writeJsonLd } from '@/lib/seo/json-ld';
import { writeRss } from '@/lib/share/feeds/write-feed';

/*
 * Any JSON of 2 MB is received, read, laid out and rendered: what comes of it is small, whatever it is. How long it takes
 * is only guarded: a machine ten times slower than ours, and busy, passes.
 */

const today = '2026-12-01';
const maxMs = 20_000;
const origin = 'https://www.medireleve.example';

/** Parts that make a text long, or a page heavy. */
const part = fc.constantFrom(
  ...[
    'a',
    'a ',
    'a\n',
    'a\n\n',
    '\n ',
    'é',
    'e\u0301',
    '\u0301',
    '👩‍⚕️',
    '\u202e',
    '\u000b',
    '\ud800',
  ],
  ...[
    '<',
    '<b>',
    '<b>x</b>',
    '<p>x',
    '</p>',
    '<br>',
    '<!--',
    '<script>',
    '<ul><li>x',
    '<table><tr><td>x',
  ],
  ...[
    '<h2>Titre</h2>',
    '<a href="/blog">x</a> ',
    '<a href="https://a.example/"><p>x',
    '&amp;',
    '&',
    '&#',
  ],
  ...[
    '<img src="https://a.example/a.png" alt="x">',
    '<blockquote>',
    '<details><summary>x',
    '<td>x</td>',
  ],
  ...[
    '# Titre\n\n',
    '- a\n',
    '> ',
    '**',
    '[a](b) ',
    '| a | b |\n',
    '`',
    '-',
    '"',
    "'",
    '%00',
    '/',
    '..',
  ],
);
const textOf = (...lengths: number[]) =>
  fc
    .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.constantFrom(...lengths))
    .map(([parts, length]) => parts.join('').repeat(Math.ceil(length / parts.join('').length)));

const short = fc.constantFrom<unknown[]>('a', '', 1, null, true, [], {}, '2026-12-01', '/a.png');
// Long texts, long lists, deep lists, many members.
const value = fc.oneof(
  { arbitrary: textOf(10, 3_000, 200_000), weight: 3 },
  short,
  fc.tuple(short, fc.constant(20_000)).map(([item, length]) => Array(length).fill(item)),
  fc.constantFrom(1_000, 30_000).map((depth) => raw('['.repeat(depth) + ']'.repeat(depth))),
  fc.constant(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`a${at}`, at]))),
);

/** JSON that `JSON.stringify` would not write. */
function raw(json: string) {
  return { toJSON: () => `raw:${json}` };
}

const write = (sent: unknown) => JSON.stringify(sent).replace(/"raw:(.*?)"/g, '$1');

function item(names: string[], fixed: (id: number) => object) {
  const fields = fc.record(Object.fromEntries(names.map((name) => [name, value])), {
    requiredKeys: [],
  });
  const largest = fc.record({ name: fc.constantFrom(...names), text: textOf(10, 1_000_000) });
  return fc
    .tuple(fields, largest, fc.integer({ min: 1, max: 9 }))
    .map(([sent, { name, text }, id]) => ({ ...sent, [name]: text, ...fixed(id) }));
}

const nested = (names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
const ad = fc
  .tuple(
    item(
      [
        'title',
        'description',
        'specialty',
        'start_date',
        'end_date',
        'timeslots',
        'forfait_amount',
        'other',
      ],
      (id) => ({ id }),
    ),
    nested(['first_name', 'last_name', 'user_type', 'profile']),
    nested(['name', 'address', 'city', 'postal_code', 'latitude']),
  )
  .map(([sent, user, location]) => ({ user, location, ...sent }));
const post = fc
  .tuple(
    item(
      ['title', 'excerpt', 'content', 'published_at', 'hero_image_url', 'hero_image_alt', 'other'],
      (id) => ({ id, slug: `article-${id}` }),
    ),
    fc.record({ full_name: value }),
    fc
      .tuple(fc.record({ name: textOf(5, 300) }), fc.constantFrom(1, 1_000))
      .map(([tag, count]) => Array(count).fill(tag)),
    fc
      .constantFrom(1, 22_000)
      .map((count) => Array.from({ length: count }, (_, at) => ({ asset_url: `/${at}.pdf` }))),
  )
  .map(([sent, author, tags, assets]) => ({ author, tags, assets, ...sent }));

/** The rest of a JSON after the way from the API; `null` when the response is refused whole. */
async function receive(sent: unknown): Promise<unknown> {
  const kept = await readBoundedJson(new Response(write(sent)).body, maxResponseBytes);
  return kept && parseJson(kept);
}

const pageOf = (items: unknown[]) => ({
  count: items.length,
  results: items,
  next: 'a',
  previous: null,
});

async function expectSmall(make: () => Promise<string[]>, maxLength: number): Promise<void> {
  const start = performance.now();
  const texts = await make();
  expect(performance.now() - start).toBeLessThan(maxMs);
  for (const text of texts) expect(text.length).toBeLessThan(maxLength);
}

// Not shrunk: one run is slow on a busy machine.
const runs = { numRuns: 10, endOnFailure: true };

// The log gets what is dropped.
jest.spyOn(process.stderr, 'write').mockReturnValue(true);

test('any ad has a small page, and so has any list with it', async () => {
  await fc.assert(
    fc.asyncProperty(ad, async (sent) => {
      await expectSmall(async () => {
        const body = await receive(sent);
        if (body === null) return [];
        const published = readItem({ entity: 'ad', schema: publishedAdSchema }, body);
        const details = adDetails(published.ad);
        expect(details.paragraphs.length).toBeLessThanOrEqual(200);
        const job = jobPosting(published.ad, published.publishedAt, today);
        const article = (
          <AdArticle
            ad={details}
            today={today}
            ended={null}
            specialtyHref={null}
            placeLink={null}
            verified={null}
            published={null}
            related={{ similar: [], elsewhere: [], ofOwner: [] }}
            searches={[]}
            calendarHref={null}
            applyUrl={origin}
            reportHref={origin}
            pageUrl={origin}
            mapsAccess={null}
          />
        );
        return [
          renderToStaticMarkup(article),
          adDescription(details),
          JSON.stringify(adShareCard(details, false)),
          job === null ? '' : writeJsonLd(job),
        ];
      }, 300_000);
      await expectSmall(async () => {
        const body = await receive(
          pageOf([{ id: 101 }, sent, { id: 102 }, ...Array(200).fill({ id: 103 })]),
        );
        const page = readPaged({ entity: 'ad', schema: publishedAdSchema }, body, 1, String);
        expect(page.results.length).toBeLessThanOrEqual(100);
        expect(page.results.map((each) => each.ad.id)).toEqual(expect.arrayContaining([101, 102]));
        const { cards } = adsPage(page, today);
        const feed = adFeed(page.results, defaultSearch, null, today);
        return [
          ...cards.map((card) =>
            renderToStaticMarkup(<AdCardItem card={card} href="/annonces/1" />),
          ),
          writeRss(feed, `${origin}/rss.xml`),
        ];
      }, 300_000);
    }),
    runs,
  );
});

test('any post has a bounded page, and so has any list with it', async () => {
  await fc.assert(
    fc.asyncProperty(post, async (sent) => {
      await expectSmall(async () => {
        const body = await receive(sent);
        if (body === null) return [];
        const read = readItem({ entity: 'post', schema: postSchema }, body);
        const article = postArticle(read);
        expect(article.themes.length).toBeLessThanOrEqual(50);
        expect(article.files.length).toBeLessThanOrEqual(50);
        return [
          renderToStaticMarkup(<PostArticle article={article} neighbours={[]} pageUrl={origin} />),
          postDescription(article),
          JSON.stringify(postShareCard(read)),
          writeJsonLd(blogPosting(article, null, '/partage/a.png')),
        ];
      }, 4_000_000);
      await expectSmall(async () => {
        const others = [101, 102].map((id) => ({ id, slug: `autre-${id}` }));
        const page = readPaged(
          { entity: 'post', schema: postSchema },
          await receive(pageOf([others[0], sent, others[1]])),
          1,
          String,
        );
        expect(page.results.map(({ id }) => id)).toEqual(expect.arrayContaining([101, 102]));
        const { cards } = postPage(page);
        return [
          ...cards.map((card) =>
            renderToStaticMarkup(
              <PostCardItem card={card} search={defaultPostSearch} imageHosts={[]} />,
            ),
          ),
          writeRss(blogFeed(page.results, null), `${origin}/rss.xml`),
        ];
      }, 4_000_000);
    }),
    runs,
  );
});

test('any substitutes and partners are few and small', async () => {
  const names = ['first_name', 'last_name', 'specialty', 'profile', 'profile_picture'];
  const substitutes = fc.tuple(
    item(names, (id) => ({ id })),
    fc.constantFrom(1, 3_000),
  );
  const partners = fc.tuple(
    item(['title', 'text', 'href'], () => ({ name: 'a', logo: '/a.svg' })),
    fc.constantFrom(1, 3_000),
  );
  await fc.assert(
    fc.asyncProperty(
      substitutes,
      partners,
      async ([substitute, count], [partner, partnerCount]) => {
        await expectSmall(async () => {
          const sent = await receive([
            { id: 101 },
            ...Array(write(substitute).length < 1_000 ? count : 3).fill(substitute),
          ]);
          const read = readList({ entity: 'substitute', schema: substituteSchema }, sent);
          expect(read[0]?.id).toBe(101);
          const list = readList(
            { entity: 'partner', schema: partnerSchema, max: 60 },
            await receive(Array(write(partner).length < 1_000 ? partnerCount : 3).fill(partner)),
          );
          expect(list.length).toBeLessThanOrEqual(60);
          return [
            JSON.stringify(read.map((one) => substituteCard(one, null))),
            JSON.stringify(list),
          ];
        }, 300_000);
      },
    ),
    runs,
  );
});
