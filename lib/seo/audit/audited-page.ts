import { findUnset } from '@/lib/config/variables';
import { openLinks } from './links';
import { expectationOf } from './page-kinds';
import { metaOf, type PageFacts, readPage } from './read-page';
import { pathOnSite, type ReadSite, type SiteFacts } from './site';
import { readBlocks } from './structured-data';

/** A URL of the site, with what its response tells search engines and social networks. */
export type AuditedPage = Awaited<ReturnType<typeof readAuditedPage>>;

/** The image that a page is shared with. */
export type ShareImage = NonNullable<AuditedPage['image']>;

/** Reads the page at a path with its query, and the image it is shared with. */
export async function readAuditedPage(path: string, read: ReadSite, site: SiteFacts) {
  const { siteUrl, robotsTxt } = site;
  const served = await read(path);
  const { status, headers, bytes } =
    served.kind === 'response' ? served : { status: 0, headers: new Headers(), bytes: undefined };
  const contentType = headers.get('content-type') ?? '';
  const isPage = /^text\/html\b/i.test(contentType) && !(status >= 300 && status < 400);
  const expected = expectationOf(path, status);
  const url = new URL(path, siteUrl).href;
  const html = isPage ? new TextDecoder().decode(bytes) : '';
  const facts = readPage(html, headers.get('x-robots-tag') ?? '');
  return {
    siteUrl,
    path,
    /** On the public origin. */
    url,
    /** Why there is no response; `null` when there is one. */
    failure: served.kind === 'failed' ? served : null,
    /** 0 without a response. */
    status,
    contentType,
    location: headers.get('location') ?? '',
    /** Whether the response is HTML, also that of an error page; otherwise all texts below are empty. */
    isPage,
    expected,
    /** The URL of the canonical that it must have; empty when it must have none. */
    expectedUrl: expected.canonical === null ? '' : new URL(expected.canonical, siteUrl).href,
    /** Whether robots.txt lets Google read it; `null` without a robots.txt. */
    isAllowed: robotsTxt?.allows(path) ?? null,
    /** Whether the sitemap lists it. */
    listed: site.listed(url),
    ...facts,
    links: status === 200 ? openLinks(facts.links, url, siteUrl) : [],
    /** The variables that are not configured, and whose placeholders are in its texts, links or structured data. */
    unset: findUnset(html),
    /** Whether it names the first rule of the order of ads (docs/product.md#what-fits). */
    namesFit: html.includes('ce qui tient dans vos dates d’abord'),
    image: await readShareImage(facts, siteUrl, read),
    blocks: facts.scripts.flatMap(readBlocks),
  };
}

/** Reads the image that the tags of a page name; `null` when they name none. Texts that it lacks are empty. */
async function readShareImage(facts: PageFacts, siteUrl: string, read: ReadSite) {
  const address = metaOf(facts, 'og:image') || metaOf(facts, 'og:image:url');
  if (address === '') return null;
  const path = pathOnSite(URL.parse(address, siteUrl)?.href ?? '', siteUrl);
  return {
    /** The URL, as the page has it. */
    address,
    alt: metaOf(facts, 'og:image:alt'),
    /** The path on this site; `null` when it is an image of another site, which is not requested. */
    path,
    ...(path === null ? faultless : await faultOf(path, read)),
  };
}

const faultless = {
  /** Why the site does not serve it, in French. */
  failure: '',
  /** The media type of a file that social networks cannot read. */
  unreadable: '',
};

const failures = {
  timeout: 'pas de réponse à temps',
  refused: 'le serveur ne répond pas',
  broken: 'la réponse s’est interrompue',
  'too-large': 'fichier trop lourd pour être lu',
};

/** What keeps an image from being shown. Its size is not read: the site draws all of them (lib/share). */
async function faultOf(path: string, read: ReadSite): Promise<typeof faultless> {
  const served = await read(path);
  if (served.kind === 'failed') return { ...faultless, failure: failures[served.reason] };
  if (served.status !== 200) return { ...faultless, failure: `réponse ${served.status}` };
  const type = served.headers.get('content-type') ?? 'type inconnu';
  return { ...faultless, unreadable: /^image\/(?:png|jpeg|webp|gif)\b/i.test(type) ? '' : type };
}
