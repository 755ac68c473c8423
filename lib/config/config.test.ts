import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { formatPageConfig, parseConfig, readPurposes, variableNames } from './config';
import { ConfigError } from './environment';
import { findUnset, pageVariables } from './variables';

const required = {
  API_URL: 'https://api.example.org/',
  SITE_URL: 'https://www.example.org',
  APP_URL: 'https://app.example.org',
  PRACTITIONER_FORM_URL: 'https://forms.example.org/a',
  ESTABLISHMENT_FORM_URL: 'https://forms.example.org/b',
};

const matomo = { MATOMO_URL: 'https://stats.example.org/matomo/', MATOMO_SITE_ID: '3' };

function messageOf(env: Record<string, string | undefined>): string {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  throw new Error('a ConfigError was expected');
}

test('the required variables are enough, and trailing slashes are removed', () => {
  const config = parseConfig(required);
  expect(config.API_URL).toBe('https://api.example.org');
  expect(config.BRAND_NAME).toBe('MédiRelève');
  expect(config.GEOCODER_URL).toBe('https://data.geopf.fr/geocodage');
  expect(config.GOOGLE_MAPS_API_KEY).toBeUndefined();
});

test('one message names every faulty variable, its purpose and an example', () => {
  const message = messageOf({ ...required, API_URL: undefined, SITE_URL: 'www.example.org' });
  expect(message).toContain('2 faulty variables');
  expect(message).toContain('API_URL: missing');
  expect(message).toContain('origin of the API, without /api/v1');
  expect(message).toContain('example: API_URL=https://api.example.org');
  expect(message).toContain('SITE_URL: not an http(s) URL');
  expect(message).not.toContain('APP_URL:');
});

test('each variable has a purpose and an example for messages', () => {
  const purposes = readPurposes();
  expect([...purposes.keys()].sort()).toEqual([...variableNames].sort());
  for (const { purpose, example } of purposes.values())
    expect([purpose, example]).not.toContain('');
});

test('Matomo needs its URL and the number of the site, or neither', () => {
  const messageWithout = (name: keyof typeof matomo) =>
    messageOf({ ...required, ...matomo, [name]: '' });
  expect(messageWithout('MATOMO_SITE_ID')).toContain('MATOMO_SITE_ID: missing');
  expect(messageWithout('MATOMO_URL')).toContain('MATOMO_URL: missing');
  const config = parseConfig({ ...required, ...matomo });
  expect(config.MATOMO_URL).toBe('https://stats.example.org/matomo');
});

test.each([
  ['API_URL', 'https://api.example.org/api/v1', 'must be an origin, without a path'],
  ['API_URL', 'ftp://api.example.org', 'not an http(s) URL'],
  ['API_URL', 'https://user:secret@api.example.org', 'must have no user name and no password'],
  ['API_URL', 'https://user@api.example.org', 'must have no user name and no password'],
  ['APP_AD_URL', 'https://app.example.fr/annonces', 'has no {id}'],
  ['APP_ALERT_URL', 'https://app.example.fr/alertes', 'has no {query}'],
  ['APP_ALERT_URL', 'app.example.fr/alertes?{query}', 'not an http(s) URL'],
  ['PRACTITIONER_FORM_FIELDS', '{firstName', 'not JSON'],
  ['PRACTITIONER_FORM_FIELDS', '{"firstName":1}', 'PRACTITIONER_FORM_FIELDS: '],
  ['PRACTITIONER_FORM_FIELDS', '{"firstname":"a"}', 'by the names role, firstName, lastName'],
  ['ESTABLISHMENT_FORM_FIELDS', '["Name"]', 'by the names Name, email'],
  [
    'PRACTITIONER_FORM_FIELDS',
    '{"firstName":"x","lastName":"x"}',
    'lastName and firstName would both be sent as "x"',
  ],
  [
    'PRACTITIONER_FORM_FIELDS',
    '{"comments":"email"}',
    'comments and email would both be sent as "email"',
  ],
  [
    'ESTABLISHMENT_FORM_FIELDS',
    '{"comments":"sujet"}',
    'comments and the field that only robots fill in would both be sent as "sujet"',
  ],
  ['REVALIDATE_SECRET', 'court', 'must be at least 16 characters long'],
  ['INDEXNOW_KEY', 'a1b2c3d', 'not 8 to 128 letters, digits and dashes'],
  ['INDEXNOW_KEY', 'a'.repeat(129), 'not 8 to 128 letters, digits and dashes'],
  ['INDEXNOW_KEY', '../robots', 'not 8 to 128 letters, digits and dashes'],
  ['METRICS_TOKEN', 'court', 'must be at least 16 characters long'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'not an http(s) URL'],
  ['OTEL_TRACES_SAMPLER_ARG', '10', 'not a number from 0 to 1'],
  ['REVALIDATE_SECRET', `whsec_${'a'.repeat(28)}`, 'must come 24 to 64 bytes in base64'],
  ['REVALIDATE_SECRET', `whsec_${'a'.repeat(88)}`, 'must come 24 to 64 bytes in base64'],
  ['REVALIDATE_SECRET', `whsec_${'é'.repeat(44)}`, 'must come 24 to 64 bytes in base64'],
  ['MATOMO_URL', 'stats.example.org', 'not an http(s) URL'],
  ['MATOMO_URL', 'https://stats.example.org/matomo.php', 'without a file or a query'],
  ['MATOMO_URL', 'https://stats.example.org/?idsite=1', 'without a file or a query'],
  ['MATOMO_URL', 'https://user:secret@stats.example.org', 'no user name and no password'],
  ['MATOMO_SITE_ID', '0', 'not the number of a site in Matomo'],
  ['MATOMO_SITE_ID', '1&rec=0', 'not the number of a site in Matomo'],
  ['CONTACT_EMAIL', 'contact', 'not an e-mail address'],
  ['INDEXING', 'oui', 'neither "on" nor "off"'],
  ['FORM_RELAY', 'true', 'neither "on" nor "off"'],
  ['TRUSTED_PROXIES', '-1', 'not a whole number'],
  ['NODE_TLS_REJECT_UNAUTHORIZED', '0', 'anybody could pose as the API'],
  ['REDIS_URL', 'http://127.0.0.1:6379', 'not a redis:// URL'],
])('%s=%s is refused', (name, value, problem) => {
  const message = messageOf({ ...required, ...matomo, [name]: value });
  expect(message).toContain('1 faulty variable.');
  expect(message).toContain(problem);
});

test('in production no URL or address is left as in .env.example', () => {
  const own = Object.fromEntries(
    Object.entries(required).map(([name, value]) => [name, value.replace('.org', '.fr')]),
  );
  const production = { ...own, NODE_ENV: 'production' };
  const message = messageOf({ ...required, NODE_ENV: 'production' });
  expect(message).toContain('5 faulty variables');
  expect(message).toContain('SITE_URL: still the placeholder of .env.example');
  for (const [name, value] of [
    ['APP_AD_URL', 'https://app.Example.com:8443/annonces/{id}'],
    ['CONTACT_EMAIL', 'contact@example.net'],
    ['SECURITY_CONTACT', 'mailto:securite@example.org'],
  ] as const) {
    expect(messageOf({ ...production, [name]: value })).toContain(`${name}: still the placeholder`);
  }
  // The demo and the tests use these, which are no placeholders.
  const changed = [
    'https://app.medireleve.example',
    'https://example.org.fr',
    'https://notexample.org',
  ];
  for (const APP_URL of changed)
    expect(parseConfig({ ...production, APP_URL }).APP_URL).toBe(APP_URL);
  expect(parseConfig({ ...production, BRAND_NAME: 'example.org' }).BRAND_NAME).toBe('example.org');
});

test('an empty value counts as missing, but switches the geocoder off', () => {
  const config = parseConfig({ ...required, GOOGLE_MAPS_API_KEY: ' ', GEOCODER_URL: '' });
  expect(config.GOOGLE_MAPS_API_KEY).toBeUndefined();
  expect(config.GEOCODER_URL).toBe('');
  expect(messageOf({ ...required, APP_URL: '' })).toContain('APP_URL: missing');
});

test.each([
  [{}, 'on'],
  [{ VERCEL_ENV: 'production' }, 'on'],
  [{ VERCEL_ENV: 'preview' }, 'off'],
  [{ VERCEL_ENV: 'development', INDEXING: '' }, 'off'],
  [{ VERCEL_ENV: 'preview', INDEXING: 'on' }, 'on'],
  [{ VERCEL_ENV: 'production', INDEXING: 'off' }, 'off'],
])('with %j search engines are %s', (env, indexing) => {
  expect(parseConfig({ ...required, ...env }).INDEXING).toBe(indexing);
});

test('PICTURE_HOSTS has host names, in any case, without patterns, IP addresses or ports', () => {
  const hostsOf = (text: string) => parseConfig({ ...required, PICTURE_HOSTS: text }).PICTURE_HOSTS;
  expect(hostsOf('')).toEqual([]);
  expect(hostsOf('media.example.org')).toEqual(['media.example.org']);
  expect(hostsOf('API.example.org , a-1.xn--tst-bma.fr')).toEqual([
    'api.example.org',
    'a-1.xn--tst-bma.fr',
  ]);
  for (const text of [
    '*.example.org',
    '**',
    'https://media.example.org',
    'media.example.org:8443',
    'media.example.org/a',
    'user@media.example.org',
    '127.0.0.1',
    '[::1]',
    'localhost',
    '-a.example.org',
    'a..example.org',
    'a.example.org,',
    'a.example.org b.example.org',
    'médias.example.org',
  ]) {
    expect(() => hostsOf(text)).toThrow('PICTURE_HOSTS: not names of hosts, separated by commas');
  }
});

test('two fields may swap their names', () => {
  const names = '{"firstName":"lastName","lastName":"firstName"}';
  const config = parseConfig({ ...required, PRACTITIONER_FORM_FIELDS: names });
  expect(config.PRACTITIONER_FORM_FIELDS).toEqual(JSON.parse(names));
});

test('field names of the form services are read as JSON', () => {
  const config = parseConfig({ ...required, ESTABLISHMENT_FORM_FIELDS: '{"Name":"entry.1"}' });
  expect(config.ESTABLISHMENT_FORM_FIELDS).toEqual({ Name: 'entry.1' });
});

describe('instances share pages', () => {
  const pagesWith = (env: Record<string, string>) =>
    formatPageConfig(parseConfig({ ...required, ...env }));

  test.each([
    ['LOG_REQUESTS', 'on'],
    ['TRUSTED_PROXIES', '2'],
    ['SHUTDOWN_DELAY', '5'],
    ['REDIS_URL', 'redis://127.0.0.1:6379'],
    ['REVALIDATE_SECRET', 'a long random string'],
    ['PREVIEW_SECRET', 'a long random string'],
  ])('whatever %s is', (name, value) => {
    expect(pagesWith({ [name]: value })).toBe(pagesWith({}));
  });

  test.each([
    ['API_URL', 'https://other.example.org'],
    ['BRAND_NAME', 'Autre'],
    ['FORM_RELAY', 'on'],
    ['REPORT_FORM_URL', 'https://forms.example.org/signalement'],
    ['GEOCODER_URL', ''],
    ['ADS_INDEX', 'off'],
    ['INDEXING', 'off'],
    ['PICTURE_HOSTS', 'media.example.org'],
    ['FIELD_METRICS', 'off'],
    ['METRICS_TOKEN', 'a long random string'],
  ])('only with the same %s', (name, value) => {
    expect(pagesWith({ [name]: value })).not.toBe(pagesWith({}));
  });

  test('of METRICS_TOKEN only whether there is one: its value is a secret', () => {
    const text = pagesWith({ METRICS_TOKEN: 'a long random string' });
    expect(text).not.toContain('a long random string');
    expect(text).toBe(pagesWith({ METRICS_TOKEN: 'another random string' }));
  });

  /** Readers of a variable of the server: nothing of it is stored with pages. */
  const readers = [
    'app/apercu/envoi/route.ts',
    'app/apercu/page.tsx',
    'app/api/ads-snapshot/route.ts',
    'app/api/revalidate/route.ts',
    'app/healthz/route.ts',
    'app/readyz/route.ts',
    'lib/api/indexnow/indexnow.ts',
    'lib/cache/sharing.ts',
    'lib/cache/signature.ts',
    'lib/routing/routes.ts',
    'lib/routing/visitor-address.ts',
    'lib/runtime/metrics/recorder.ts',
  ];

  test('and nothing else reads the other variables: what a page reads belongs to pageVariables', () => {
    const names = variableNames.filter((name) => !(name in pageVariables));
    const files = globSync('{app,components,lib}/**/*.{ts,tsx}').filter(
      (file) => !/\.test\.tsx?$|^lib\/config/.test(file),
    );
    const found = files.filter((file) => {
      const source = readFileSync(file, 'utf8');
      return names.some((name) => new RegExp(`\\b${name}\\b`).test(source));
    });
    expect(found.sort()).toEqual(readers);
  });
});

describe('.env.example', () => {
  const lines = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').split('\n');
  const values = (pattern: RegExp) =>
    Object.fromEntries(
      lines.flatMap((line) => {
        const [, name, value] = pattern.exec(line) ?? [];
        return name === undefined ? [] : [[name, value]];
      }),
    );

  test('is valid unchanged, and with every line uncommented', () => {
    const asItIs = values(/^([A-Z_]+)=(.*)$/);
    expect(parseConfig(asItIs)).toMatchObject(asItIs);
    expect(() => parseConfig(values(/^(?:# )?([A-Z_]+)=(.*)$/))).not.toThrow();
  });

  test('names every variable, with its default where there is one', () => {
    const all = values(/^(?:# )?([A-Z_]+)=(.*)$/);
    expect(Object.keys(all).sort()).toEqual([...variableNames].sort());
    for (const [name, value] of Object.entries(parseConfig(required))) {
      if (name in required || value === undefined) continue;
      expect([name, all[name]]).toEqual([name, String(value)]);
    }
  });
});

test('a placeholder of a text names its variable, and no other', () => {
  const values = Object.entries(parseConfig(required)).filter(([, value]) =>
    /configurer/.test(String(value)),
  );
  expect(values.length).toBeGreaterThan(20);
  for (const [name, value] of values) expect(findUnset(`(${value})`)).toEqual([name]);
  expect(findUnset(formatPageConfig(parseConfig(required)))).toEqual(values.map(([name]) => name));
  expect(findUnset('Société, https://www.linkedin.com/company/example')).toEqual([]);
});
