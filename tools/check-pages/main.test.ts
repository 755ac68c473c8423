import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { pageHtml, siteUrl } from '@/lib/seo/audit/site.fixture';

const root = fileURLToPath(new URL('../..', import.meta.url));

type SiteResponse = { body: string; status?: number; type?: string };

let site: Record<string, SiteResponse> = {};
let origin = '';

const server = createServer(({ url = '/' }, response) => {
  const { body, status = 200, type = 'text/html' } = site[url] ?? { body: 'Rien', status: 404 };
  response.writeHead(status, { 'content-type': type }).end(body);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const xml = (body: string): SiteResponse => ({ body, type: 'application/xml' });
const page = (path: string, words = {}): SiteResponse => ({ body: pageHtml(path, words) });

/** A site with two correct pages. */
beforeEach(() => {
  site = {
    '/': page('/', { head: organization }),
    '/cgu': page('/cgu', {
      description: 'Les règles du service, ses conditions et vos droits de visiteur.',
    }),
    '/partage/site.png': { body: 'PNG', type: 'image/png' },
    '/robots.txt': {
      body: `User-agent: *\nDisallow: /api/\nSitemap: ${siteUrl}/plan.xml`,
      type: 'text/plain',
    },
    '/plan.xml': xml(
      `<sitemapindex><sitemap><loc>${siteUrl}/pages.xml</loc></sitemap></sitemapindex>`,
    ),
    '/pages.xml': xml(
      `<urlset><url><loc>${siteUrl}/</loc></url><url><loc>${siteUrl}/cgu</loc></url></urlset>`,
    ),
  };
});

const organization = `<script type="application/ld+json">[{"@type":"WebSite","name":"a","url":"${siteUrl}"},{"@type":"Organization","name":"a","url":"${siteUrl}","logo":"${siteUrl}/a.png"}]</script>`;

async function run(...args: string[]) {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/site-modules.ts', 'tools/check-pages/main.ts', ...args],
    { cwd: root },
  );
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, ...output };
}

const check = (...more: string[]) => run(siteUrl, '--from', origin, ...more);

test('finds nothing on a correct site', async () => {
  const { code, out, err } = await check();
  expect(out).toBe('\n2 pages vérifiées, 1 fichier du plan du site.\n0 erreur, 0 conseil.\n');
  expect(err).toMatch(/^0\/2 pages vérifiées\n(?:.*\n)*2\/2 pages vérifiées\n$/);
  expect(code).toBe(0);
});

test('prints advice, and succeeds', async () => {
  site['/cgu'] = page('/cgu', {
    title: 'CGU',
    description: null,
    without: ['og:description'],
    head: '<meta name="description" content="Court">',
  });
  const { code, out } = await check();
  expect(out).toContain('Titre très court (1)\n    /cgu\n');
  expect(out).toContain('    → Précisez');
  expect(code).toBe(0);
});

test('fails for an error: noindex, redirected or missing pages', async () => {
  site['/'] = page('/', { robots: 'noindex', head: organization });
  site['/cgu'] = page('/cgu', { canonical: `${siteUrl}/` });
  site['/pages.xml'] = xml(
    `<urlset>${['/', '/cgu', '/blog'].map((path) => `<url><loc>${siteUrl}${path}</loc></url>`).join('')}</urlset>`,
  );
  const { code, out } = await check();
  expect(out).toContain('Page fermée aux moteurs (1)\n    /\n');
  expect(out).toContain('Adresse canonique inattendue (1)\n    /cgu\n');
  expect(out).toContain('Page introuvable (1)\n    /blog\n');
  expect(out).toMatch(/3 pages vérifiées.*\n3 erreurs, /);
  expect(code).toBe(1);
});

test('fails for a link that leads nowhere', async () => {
  site['/cgu'] = page('/cgu', {
    description: 'Les règles du service, ses conditions et vos droits de visiteur.',
    body: '<main><h2>Le contrat</h2><a href="/blog/parti">notre modèle</a></main>',
  });
  const { code, out } = await check();
  expect(out).toContain(
    'Lien qui ne mène nulle part (1)\n    /cgu\n      Le lien «\u00a0notre modèle\u00a0», dans «\u00a0Le contrat\u00a0», mène à /blog/parti\u00a0: rien n’y répond (404).\n',
  );
  expect(code).toBe(1);
});

test('fails for a sitemap that cannot be read', async () => {
  site['/plan.xml'] = xml(
    `<sitemapindex><loc>${siteUrl}/pages.xml</loc><loc>${siteUrl}/2.xml</loc></sitemapindex>`,
  );
  const { code, out } = await check();
  expect(out).toContain(`Plan du site illisible (1)\n    ${siteUrl}/2.xml\n`);
  expect(code).toBe(1);
});

test('prints JSON to stdout with --json, and the progress to stderr', async () => {
  site['/cgu'] = page('/cgu', { robots: 'noindex' });
  const { code, out } = await check('--json', '--limit', '2', '--concurrency', '1');
  expect(JSON.parse(out)).toMatchObject({
    siteUrl,
    from: origin,
    files: 1,
    listed: 2,
    sitemap: [],
    pages: [
      { path: '/', status: 200, findings: [] },
      {
        path: '/cgu',
        status: 200,
        title: expect.any(String),
        findings: [{ code: 'noindex-unwanted', severity: 'error', problem: expect.any(String) }],
      },
    ],
  });
  expect(code).toBe(1);
});

test('leaves out pages beyond --limit', async () => {
  const { code, out } = await check('--limit', '1');
  expect(out).toContain(
    '1 page vérifiée, 1 fichier du plan du site\u00a0; 1 page laissée de côté (--limit).',
  );
  expect(code).toBe(0);
});

describe('fails with code 2', () => {
  test('when the site does not respond', async () => {
    const { code, err, out } = await run('http://127.0.0.1:9');
    expect(err).toBe(
      'http://127.0.0.1:9 ne répond pas. Vérifiez l’adresse, ou que le site est démarré.\n',
    );
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('when there is no sitemap', async () => {
    site = { '/': page('/') };
    const { code, err } = await check();
    expect(err).toBe(
      `Aucune page à vérifier\u00a0: ${siteUrl}/sitemap.xml ne donne aucune adresse.\n`,
    );
    expect(code).toBe(2);
  });

  test.each([
    [[], 'Indiquez l’adresse du site.'],
    [['www.example.org'], 'doit être une origine'],
    [['https://www.example.org/blog'], 'doit être une origine'],
    [['https://a.example', 'https://b.example'], 'Un seul site à la fois'],
    [['https://a.example', '--limit', '0'], '--limit doit être un nombre entier'],
    [['https://a.example', '--concurrency', 'x'], '--concurrency doit être un nombre entier'],
    [['https://a.example', '--from', 'localhost:3000'], '--from doit être une origine'],
    [['https://a.example', '--vite'], 'Option inconnue'],
  ])('for the arguments %j', async (args, message) => {
    const { code, err } = await run(...args);
    expect(err).toContain(message);
    expect(err).toContain('npm run check:pages -- https://www.example.org');
    expect(code).toBe(2);
  });
});

test('lists all options with --help', async () => {
  const { code, out } = await run('--help');
  for (const option of ['--from', '--limit', '--concurrency', '--json', '--help']) {
    expect(out).toContain(`  ${option} `);
  }
  expect(code).toBe(0);
});
