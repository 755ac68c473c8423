import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { readImage } from '../../deploy/image.fixture.ts';
import { optimizedImageUrl } from '../../lib/images/image-url.ts';
import { routes } from '../../lib/routing/routes.ts';
import { startNode } from '../../scripts/process.ts';
import { siteEnvironment } from '../../scripts/site.ts';
import { createAuthority } from '../faults/certificates.ts';
import { expect, test } from '../http-test.ts';
import { startPictureHost } from '../images/test.ts';
import { pages } from '../pages.ts';
import { publicUrl, startStagedSite } from '../stage/site.ts';
import { copyRelease } from './release.ts';

/* One image serves every site: two of them, with nothing in common, run on the files of the image. */

test.describe.configure({ mode: 'default' });

/** A complete configuration; nearly every value of a text contains the word. */
const configurationOf = (word: string) => ({
  SITE_URL: `https://www.${word}.example`,
  APP_URL: `https://app.${word}.example`,
  APP_AD_URL: `https://app.${word}.example/annonces/{id}`,
  APP_ALERT_URL: `https://app.${word}.example/alertes?{query}`,
  PRACTITIONER_FORM_URL: `https://formulaires.${word}.example/medecin`,
  PRACTITIONER_FORM_FIELDS: `{"email":"email-medecin-${word}"}`,
  ESTABLISHMENT_FORM_URL: `https://formulaires.${word}.example/etablissement`,
  ESTABLISHMENT_FORM_FIELDS: `{"email":"email-etablissement-${word}"}`,
  GOOGLE_MAPS_API_KEY: `cle-${word}`,
  GOOGLE_MAPS_MAP_ID: `carte-${word}`,
  MATOMO_URL: `https://mesure.${word}.example`,
  MATOMO_SITE_ID: '7',
  BRAND_NAME: `Marque ${word}`,
  CONTACT_EMAIL: `contact@${word}.example`,
  BOOKING_URL: `https://rendez-vous.${word}.example`,
  COMMUNITY_NAME: `Communauté ${word}`,
  COMMUNITY_URL: `https://communaute.${word}.example`,
  COMMUNITY_ICON_URL: `https://communaute.${word}.example/icone.png`,
  LINKEDIN_URL: `https://linkedin.${word}.example`,
  INSTAGRAM_URL: `https://instagram.${word}.example`,
  FACEBOOK_URL: `https://facebook.${word}.example`,
  ANDROID_APP_URL: `https://android.${word}.example`,
  IOS_APP_URL: `https://ios.${word}.example`,
  COMPANY_NAME: `Société ${word}`,
  COMPANY_LEGAL_FORM: `Forme ${word}`,
  COMPANY_CAPITAL: `Capital ${word}`,
  COMPANY_ADDRESS: `Adresse ${word}`,
  COMPANY_PHONE: `Téléphone ${word}`,
  COMPANY_REGISTRY: `RCS ${word}`,
  COMPANY_VAT: `TVA ${word}`,
  PUBLICATION_DIRECTOR: `Direction ${word}`,
  HOST_NAME: `Hébergeur ${word}`,
  HOST_ADDRESS: `Rue ${word}`,
  HOST_PHONE: `Numéro ${word}`,
  FORM_SERVICE: `Service ${word}`,
  SECURITY_CONTACT: `mailto:securite@${word}.example`,
  PRIVACY_EMAIL: `donnees@${word}.example`,
  MEDIATOR: `Médiateur ${word}`,
  PICTURE_HOSTS: `images.${word}.example`,
  INDEXNOW_KEY: `cle-indexnow-${word}`,
  PREVIEW_SECRET: `secret-des-apercus-${word}`,
  // The browsers of the visitors, and search engines, see neither.
  REPORT_FORM_URL: `https://formulaires.${word}.example/signalement`,
  GEOCODER_URL: '',
});

/** The variables that no visitor sees. */
const hidden = new Set(['MATOMO_SITE_ID', 'PREVIEW_SECRET', 'REPORT_FORM_URL', 'GEOCODER_URL']);

/** In no text of the site or of the demo API. */
const words = ['sitealpha', 'sitebeta'];

/** What tests of the build were configured with, and defaults that a site replaces. */
const ofBuild = [
  publicUrl,
  siteEnvironment('http://127.0.0.1:9', publicUrl).APP_URL ?? '',
  'http://127.0.0.1:9/',
  'a-configurer',
  'à configurer',
];

/** Every page, and every other resource that has no parameter in its path. */
const paths = [
  ...new Set([
    ...pages,
    '/inscription/etablissement',
    '/annonces/calendrier.ics?ids=12',
    '/sitemap-ads-1.xml',
    '/apercu',
    ...routes.flatMap(({ pattern, kind, post }) =>
      kind === 'file' && !pattern.includes('[') && !post ? [pattern] : [],
    ),
  ]),
];

/** The status, the headers and the body of a response, as text. */
async function read(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.get(url, { maxRedirects: 0 });
  expect(response.status(), url).toBeLessThan(500);
  return `${response.status()} ${JSON.stringify(response.headersArray())}\n${await response.text()}`;
}

const folder = copyRelease();
const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const sites: { word: string; url: string; gatewayUrl: string; milliseconds: number }[] = [];

test.beforeAll(async ({}, { workerIndex }) => {
  const authority = await createAuthority();
  const names = words.map((word) => `images.${word}.example`);
  const pictures = await startPictureHost(await authority.issue({ names }));
  stops.push(pictures.stop);
  mkdirSync('test-results', { recursive: true });
  const known = resolve(`test-results/one-build-${workerIndex}.pem`);
  writeFileSync(known, authority.cert);
  for (const [index, word] of words.entries()) {
    const start = Date.now();
    const site = await startStagedSite(
      process.env.E2E_DEMO_URL ?? '',
      `site-${workerIndex}-${word}`,
      {
        ...configurationOf(word),
        NODE_EXTRA_CA_CERTS: known,
        NODE_OPTIONS: `--import ${new URL('../images/redirect-connections.ts', import.meta.url).href}`,
        E2E_HOSTS: JSON.stringify(
          Object.fromEntries(
            names.map((name) => [name, { address: '93.184.215.14', port: pictures.port }]),
          ),
        ),
      },
      (port, env) => startIn(folder, port, env),
    );
    stops.unshift(site.stop);
    await fetch(site.url);
    sites[index] = { word, ...site, milliseconds: Date.now() - start };
  }
});

test.afterAll(async () => {
  for (const stop of stops) await stop();
});

function startIn(cwd: string, port: number, env: Record<string, string>) {
  return startNode(
    readImage().command.map((part) => (part === 'server/index.ts' ? join(cwd, part) : part)),
    { ...env, NODE_ENV: 'production', PORT: String(port) },
    ['ignore', 'pipe', 'pipe'],
  );
}

test('no page, file or header of a site has anything of the build or of another site', async ({
  request,
}) => {
  for (const [index, { word, url }] of sites.entries()) {
    const [other] = sites.toSpliced(index, 1);
    const foreign = [...ofBuild, other?.word ?? '', other?.gatewayUrl ?? ''];
    const texts = new Map<string, string>();
    for (const path of [...paths, `/cle-indexnow-${word}.txt`]) {
      texts.set(path, await read(request, url + path));
    }
    for (const [path, text] of texts) {
      expect([path, foreign.filter((one) => text.includes(one))]).toEqual([path, []]);
    }
    // It would find nothing in a site that shows nothing.
    const all = [...texts.values()].join('\n');
    const unseen = Object.entries(configurationOf(word)).filter(
      ([name, value]) => !hidden.has(name) && !all.includes(valueIn(value)),
    );
    expect(unseen).toEqual([]);
    console.log(`${word}: the home page after ${sites[index]?.milliseconds} ms`);
  }
});

/** The part of a value that a page contains: of a template what is before its placeholder, of JSON a value. */
const valueIn = (value: string) => /"([^"]+)"\}$/.exec(value)?.[1] ?? value.replace(/\{.*/, '');

test('each site optimizes the pictures of its own hosts alone', async ({ request }) => {
  for (const { word, url } of sites) {
    for (const host of words) {
      const picture = optimizedImageUrl(`https://images.${host}.example/photo.jpg`, 384);
      const headers = { accept: 'image/avif,*/*' };
      const response = await request.get(url + picture, { headers, maxRedirects: 0 });
      const { 'content-type': type = '' } = response.headers();
      const outcome = [response.status(), type.startsWith('image/avif')];
      expect([word, host, ...outcome]).toEqual(
        word === host ? [word, host, 200, true] : [word, host, 400, false],
      );
    }
  }
});

test('the files of the build have nothing of its configuration, and no machine code', () => {
  const build = join(folder, '.next');
  const files = readdirSync(build, { recursive: true, withFileTypes: true });
  const found = files.filter((entry) => {
    if (!entry.isFile()) return false;
    const text = readFileSync(join(entry.parentPath, entry.name), 'latin1');
    return [...ofBuild.slice(0, 3), '\x7fELF'].some((one) => text.includes(one));
  });
  expect(found.map(({ name }) => name)).toEqual([]);
});

test('a site responds within a minute of its start', () => {
  expect(sites.filter(({ milliseconds }) => milliseconds > 60_000)).toEqual([]);
});
