import { expect, test } from '@jest/globals';
import { variableNames } from '.';
import { findMisspelledNames } from './names';

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

test('a name is none of ours when the right one is set', () => {
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
