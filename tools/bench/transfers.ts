import type { Page } from '@playwright/test';

/** The budgets of a page in transferred bytes, gzip (issue « Fast for the visitor, cheap for the server »). */
export const budgets = {
  /** Bytes beyond those of the empty page of the same Next.js. */
  scriptAboveEmpty: 25_000,
  style: 15_000,
  font: 90_000,
};

/** The bytes of the list, whose filters are more than half of its code. */
const maxScriptOfList = 34_000;

/** Over HTTP/1.1 a browser requests six files at once, and a page has three fonts. */
export const maxStyleSheets = 5;

/** One page of each kind, by its name in the table. */
export const pages = {
  accueil: '/',
  annonces: '/annonces',
  'annonces filtrées': '/annonces?specialty=1',
  annonce: '/annonces/12',
  spécialité: '/annonces/specialite/medecine-generale',
  'annonce introuvable': '/annonces/999999',
  blog: '/blog',
  'blog filtré': '/blog?tag=contrat',
  article: '/blog/contrat-de-remplacement',
  'pré-inscription': '/inscription',
  établissements: '/inscriptions',
  'mot de passe': '/reset-password/MQ/jeton',
  conditions: '/cgu',
  confidentialité: '/politique-de-confidentialite',
  plan: '/plan-du-site',
  'annonces gardées': '/mes-annonces',
  introuvable: '/nulle-part',
};

/** The budgets a page exceeds, and by how many bytes. */
export function excesses(page: Transfers, empty: Transfers, path: string): string[] {
  const spent = {
    scriptAboveEmpty: page.script - empty.script,
    style: page.style,
    font: page.font,
  };
  const isList = /^\/annonces(?:\?|$)/.test(path);
  const limits = { ...budgets, ...(isList && { scriptAboveEmpty: maxScriptOfList }) };
  return (Object.keys(limits) as (keyof typeof budgets)[])
    .filter((budget) => spent[budget] > limits[budget])
    .map((budget) => `${budget}: ${spent[budget] - limits[budget]} bytes too many`);
}

/** Transferred bytes of a page until the network is idle: gzip, without headers. */
export type Transfers = {
  document: number;
  script: number;
  style: number;
  font: number;
  image: number;
};

const kinds: [type: RegExp, kind: keyof Transfers][] = [
  [/^text\/html$/, 'document'],
  [/javascript/, 'script'],
  [/^text\/css$/, 'style'],
  [/^font\//, 'font'],
  [/^image\//, 'image'],
];

/** Opens a page in a browser with an empty cache, and counts the bytes by media type. */
export async function measureTransfers(page: Page, url: string): Promise<Transfers> {
  const session = await page.context().newCDPSession(page);
  const responses = new Map<string, { type: string; headers: number }>();
  const transfers: Transfers = { document: 0, script: 0, style: 0, font: 0, image: 0 };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { mimeType, encodedDataLength } = response;
    responses.set(requestId, { type: mimeType, headers: encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = '', headers = 0 } = responses.get(requestId) ?? {};
    const [, kind] = kinds.find(([pattern]) => pattern.test(type)) ?? [];
    if (kind) transfers[kind] += encodedDataLength - headers;
  });
  await session.send('Network.enable');
  // The budgets are in gzip, the only encoding of the empty page. Brotli is a sixth smaller.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  await page.goto(url, { waitUntil: 'networkidle' });
  await session.detach();
  return transfers;
}
