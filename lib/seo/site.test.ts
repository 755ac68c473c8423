import { afterEach, expect, jest, test } from '@jest/globals';

const set = {
  LINKEDIN_URL: 'https://www.linkedin.com/company/releve',
  FACEBOOK_URL: 'https://www.facebook.com/releve',
  CONTACT_EMAIL: 'bonjour@example.org',
  COMPANY_NAME: 'Relève SAS',
  COMPANY_VAT: 'FR00 123456789',
};

/** Loads the module with another configuration. */
async function withConfiguration(env: Record<string, string>): Promise<typeof import('./site')> {
  Object.assign(process.env, env);
  let site: typeof import('./site') | undefined;
  await jest.isolateModulesAsync(async () => {
    site = await import('./site');
  });
  if (site === undefined) throw new Error('not loaded');
  return site;
}

afterEach(() => {
  for (const name of Object.keys(set)) delete process.env[name];
});

test('an organization has the links and the email address that are set, and no others', async () => {
  const { organization } = await withConfiguration(set);
  expect(organization()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://www.medireleve.example/#organisation',
    name: 'MédiRelève',
    url: 'https://www.medireleve.example',
    logo: 'https://www.medireleve.example/icons/icon-512.png',
    legalName: 'Relève SAS',
    vatID: 'FR00 123456789',
    sameAs: [set.LINKEDIN_URL, set.FACEBOOK_URL],
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
