import { afterEach, describe, expect, test } from '@jest/globals';
import nextEnv from '@next/env';
import { variableNames } from './config';
import { ConfigError, checkConfigFiles, findMisspelledNames } from './environment';

const name = 'REVALIDATE_SECRET';
const given = { PATH: '/bin', _: '/usr/bin/node' };

function faultIn(contents: string, env: Record<string, string> = given): string | null {
  try {
    checkConfigFiles([{ path: '.env.local', contents }], env);
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

/** The value for Next.js. */
function valueIn(contents: string): string | undefined {
  const files = [{ path: '.env.local', contents, env: {} }];
  const [, parsed] = nextEnv.processEnv(files, '.', console, true);
  return parsed?.[name];
}

afterEach(() => {
  for (const set of [name, 'OTHER', 'BRAND_NAME']) Reflect.deleteProperty(process.env, set);
});

describe('a value that Next.js cuts is refused', () => {
  test.each([
    [`${name}=0123456789abcdef#gh`, '0123456789abcdef', '#'],
    [`${name}=#0123456789abcdef`, '', '#'],
    [`  export ${name} =a#b # comment`, 'a', '#'],
    [`${name}=0123456789$abcdef`, '0123456789', '$'],
    [`${name}=0123456789\${abcdef}`, '0123456789', '$'],
    [`${name}='0123456789$abcdef'`, '0123456789', '$'],
    [`${name}="0123456789$ABSENT"`, '0123456789', '$'],
    [`${name}=0123$1`, '0123', '$'],
    [`A=1\r\n${name}=a#b\r\nB=2`, 'a', '#'],
  ])('%j', (contents, value, sign) => {
    expect(valueIn(contents)).toBe(value);
    const message = faultIn(contents);
    expect(message).toContain(`${name} in .env.local: `);
    expect(message).toContain(`its ${sign}`);
    expect(message).not.toMatch(/0123|abcdef/);
  });
});

describe('a value that arrives as it is meant is accepted', () => {
  test.each([
    [`${name}=0123456789abcdef`, '0123456789abcdef'],
    [`${name}=0123 # comment with # and $x`, '0123'],
    [`${name}= # comment`, ''],
    [`${name}='a#b\\$c' # comment`, 'a#b$c'],
    [`${name}="a#b"`, 'a#b'],
    [`${name}=a\\$b`, 'a$b'],
    [`${name}=a$`, 'a$'],
    [`${name}=a$-b`, 'a$-b'],
    [`OTHER=x\n${name}=$OTHER/y`, 'x/y'],
    [`${name}=a#b\n${name}=c`, 'c'],
    [`# ${name}=a#b`, undefined],
    ['BRAND_NAMES=a#b', undefined],
  ])('%j', (contents, value) => {
    expect(valueIn(contents)).toBe(value);
    expect(faultIn(contents)).toBeNull();
  });
});

test('only the value that counts is checked', () => {
  const cut = `${name}=a#b`;
  expect(faultIn(cut, { [name]: 'c' })).toBeNull();
  const files = [
    { path: '.env.local', contents: `${name}=c` },
    { path: '.env', contents: `${cut}\nBRAND_NAME=$x` },
  ];
  expect(() => checkConfigFiles(files, given)).toThrow('BRAND_NAME in .env: its $');
  expect(() => checkConfigFiles(files, given)).not.toThrow(name);
});

test.each([
  ['SITEURL', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['API_URI', 'API_URL'],
  ['GOOGLE_MAP_API_KEY', 'GOOGLE_MAPS_API_KEY'],
  ['REVALIDATION_SECRET', 'REVALIDATE_SECRET'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['HOSTNAMES', 'HOST_NAME'],
])('%s is nearly %s', (name, meant) => {
  expect(findMisspelledNames({ [name]: 'x' })).toEqual([{ name, meant }]);
});

test('a similar name is accepted when the right one is set', () => {
  expect(findMisspelledNames({ SITEURL: 'x', SITE_URL: 'y' })).toEqual([]);
});

test('neither our names nor those of the system are misspelled', () => {
  const ofSystem =
    'HOST HOSTNAME PATH HOME PORT USER USERNAME LOGNAME SHELL SHLVL PWD OLDPWD LANG LC_ALL TERM TZ EDITOR PAGER ' +
    'MAIL DISPLAY CI NODE_ENV NODE_OPTIONS NODE_EXTRA_CA_CERTS NEXT_TELEMETRY_DISABLED NEXT_PHASE VERCEL VERCEL_ENV ' +
    'VERCEL_URL CRON_SECRET HTTP_PROXY HTTPS_PROXY NO_PROXY DATABASE_URL SSH_AUTH_SOCK XDG_RUNTIME_DIR KUBERNETES_PORT ' +
    'KUBERNETES_SERVICE_HOST OTEL_EXPORTER_OTLP_ENDPOINT NEXT_SERVER_ACTIONS_ENCRYPTION_KEY INVOCATION_ID _';
  const env = Object.fromEntries(ofSystem.split(' ').map((name) => [name, 'x']));
  expect(findMisspelledNames(env)).toEqual([]);
  expect(findMisspelledNames(Object.fromEntries(variableNames.map((name) => [name, 'x'])))).toEqual(
    [],
  );
});
