import { afterEach, expect, jest, test } from '@jest/globals';
import { postArticle } from '@/lib/blog/article';
import { emptyPost, fullPost } from '@/lib/blog/post.fixture';
import { config } from '@/lib/config/config';
import {
  adsBreadcrumbs,
  blogBreadcrumbs,
  blogPosting,
  breadcrumbList,
  configured,
  writeJsonLd,
} from './json-ld';

const named = (name: string) =>
  ({ '@context': 'https://schema.org', '@type': 'Thing', name }) as const;

test.each([
  ['</script><script>alert(1)</script>', '\\u003c/script>\\u003cscript>alert(1)\\u003c/script>'],
  ['<!-- <script>', '\\u003c!-- \\u003cscript>'],
  ['une ligne\u2028puis\u2029une autre', 'une ligne\\u2028puis\\u2029une autre'],
])('%j is escaped', (name, written) => {
  const text = writeJsonLd(named(name));
  expect(text).toContain(`"name":"${written}"`);
  expect(JSON.parse(text)).toEqual(named(name));
});

test('placeholders of the configuration count as unset', () => {
  const texts = Object.values(config).filter((value) => typeof value === 'string');
  const waiting = texts.filter((value) => /configurer/.test(value));
  expect(waiting.length).toBeGreaterThan(20);
  expect(waiting.filter((value) => configured(value) !== undefined)).toEqual([]);
});

test.each([
  'https://www.linkedin.com/company/example',
  'contact@example.org',
  'Exemple Santé',
  'https://www.example.org/aide-a-configurerx',
])('%s counts as set', (value) => {
  expect(configured(value)).toBe(value);
});

const settings = {
  LINKEDIN_URL: 'https://www.linkedin.com/company/releve',
  FACEBOOK_URL: 'https://www.facebook.com/releve',
  CONTACT_EMAIL: 'bonjour@example.org',
  COMPANY_NAME: 'Relève SAS',
  COMPANY_VAT: 'FR00 123456789',
};

/** Loads the module with another configuration. */
async function withConfiguration(env: Record<string, string>): Promise<typeof import('./json-ld')> {
  Object.assign(process.env, env);
  let site: typeof import('./json-ld') | undefined;
  await jest.isolateModulesAsync(async () => {
    site = await import('./json-ld');
  });
  if (site === undefined) throw new Error('not loaded');
  return site;
}

afterEach(() => {
  for (const name of Object.keys(settings)) delete process.env[name];
});

test('an organization has the links and the email address that are set, and no others', async () => {
  const { organization } = await withConfiguration(settings);
  expect(organization()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://www.medireleve.example/#organisation',
    name: 'MédiRelève',
    url: 'https://www.medireleve.example',
    logo: 'https://www.medireleve.example/icons/icon-512.png',
    legalName: 'Relève SAS',
    vatID: 'FR00 123456789',
    sameAs: [settings.LINKEDIN_URL, settings.FACEBOOK_URL],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: 'bonjour@example.org',
      availableLanguage: 'fr',
    },
  });
});

test('placeholders of the configuration are left out', async () => {
  const { organization, webSite } = await withConfiguration({});
  const json = JSON.stringify([organization(), webSite()]);
  expect(json).not.toMatch(/configurer/);
  expect(organization()).not.toHaveProperty('sameAs');
  expect(organization()).not.toHaveProperty('contactPoint');
});

test('the site has a name, and refers to its publisher by id', async () => {
  const { webSite } = await withConfiguration({});
  expect(webSite()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'MédiRelève',
    url: 'https://www.medireleve.example',
    inLanguage: 'fr-FR',
    publisher: { '@id': 'https://www.medireleve.example/#organisation' },
  });
});

/* https://developers.google.com/search/docs/appearance/structured-data/article */

const share = '/partage/articles/x.png';
const publisher = {
  '@type': 'Organization',
  '@id': 'https://www.medireleve.example/#organisation',
  name: 'MédiRelève',
  url: 'https://www.medireleve.example',
  logo: 'https://www.medireleve.example/icons/icon-512.png',
};

test('a post with all values', () => {
  const content = '<p>Relire le contrat&nbsp;: deux fois.</p>';
  const article = postArticle({ ...fullPost, content });
  expect(blogPosting(article, '2026-12-02T08:00:00.000Z', share)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: fullPost.title,
    description: fullPost.excerpt,
    image: fullPost.hero_image?.url,
    datePublished: fullPost.published_at,
    dateModified: '2026-12-02T08:00:00.000Z',
    author: { '@type': 'Person', name: fullPost.author?.full_name },
    publisher,
    mainEntityOfPage: `https://www.medireleve.example/blog/${fullPost.slug}`,
    inLanguage: 'fr-FR',
    wordCount: 6,
  });
});

test('an empty post has the site as author, the drawn share image, and no date', () => {
  const posting = blogPosting(postArticle(emptyPost), null, share);
  expect(posting).toMatchObject({
    image: `https://www.medireleve.example${share}`,
    author: publisher,
  });
  for (const unknown of ['datePublished', 'dateModified', 'wordCount']) {
    expect(posting).not.toHaveProperty(unknown);
  }
});

test('a headline of at most 110 characters is cut between words', () => {
  const { headline } = blogPosting(
    postArticle({ ...fullPost, title: 'remplacement '.repeat(20) }),
    null,
    share,
  );
  expect(headline).toMatch(/^(remplacement )+remplacement…$/);
  expect(String(headline).length).toBeLessThanOrEqual(110);
});

const namesOf = (crumbs: { name: string }[]) => crumbs.map(({ name }) => name).join(' › ');

test('all breadcrumbs begin at the home page', () => {
  expect(namesOf(adsBreadcrumbs({ name: 'Gardes à Brest', path: '/annonces/12' }))).toBe(
    'Accueil › Nos annonces › Gardes à Brest',
  );
  expect(namesOf(blogBreadcrumbs())).toBe('Accueil › Le blog');
});

test('Google: at least two ListItems, each with its position, name and absolute item', () => {
  expect(breadcrumbList(adsBreadcrumbs())).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Accueil',
        item: 'https://www.medireleve.example',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Nos annonces',
        item: 'https://www.medireleve.example/annonces',
      },
    ],
  });
});
