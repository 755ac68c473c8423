import { expect, test } from '@jest/globals';
import { parseConfig } from '@/lib/config/config';
import { fieldsOf } from './check-form';
import { configuredForms, formService } from './configured-forms';
import { establishmentRules } from './establishment';
import { practitionerRules } from './practitioner';

const formsOf = (env: Record<string, string>) =>
  configuredForms(
    parseConfig({
      ...process.env,
      ESTABLISHMENT_FORM_URL: 'https://forms.example.org/b',
      ESTABLISHMENT_FORM_FIELDS: '{"Name":"entry.1"}',
      ...env,
    }),
  );

test('by default the browser posts to the service, by its names', () => {
  const { establishment } = formsOf({});
  expect(establishment.target).toEqual(establishment.service);
  expect(establishment.target).toMatchObject({
    url: 'https://forms.example.org/b',
    names: { Name: 'entry.1', email: 'email' },
  });
});

test('with the relay the browser posts to the site, by our names', () => {
  const { establishment, practitioner } = formsOf({ FORM_RELAY: 'on' });
  expect(establishment.target.url).toBe('/inscriptions/envoi');
  expect(establishment.target.names.Name).toBe('Name');
  expect(establishment.service.names.Name).toBe('entry.1');
  expect(practitioner.target.url).toBe('/inscription/envoi');
});

test.each(['on', 'off'])(
  'a report always goes through the site, which adds its reference and the URL of the ad: FORM_RELAY=%s',
  (FORM_RELAY) => {
    const { report } = formsOf({ FORM_RELAY, REPORT_FORM_URL: 'https://forms.example.org/s' });
    expect(report.target.url).toBe('/signalement');
    expect(report.service.url).toBe('https://forms.example.org/s');
    const values = { ad: '12', reason: '', comments: '', name: '', email: '', goodFaith: '' };
    const receipts = Array.from({ length: 50 }, () => report.receipt?.(values));
    for (const receipt of receipts) {
      expect(receipt?.reference).toMatch(/^S-[\dA-F]{8}$/);
      expect(receipt?.url).toBe('https://www.medireleve.example/annonces/12');
    }
    expect(new Set(receipts.map((receipt) => receipt?.reference)).size).toBe(50);
  },
);

const url = 'https://forms.example.org/b';

test('fields keep their names when none are configured', () => {
  expect(formService(establishmentRules, url, undefined)).toEqual({
    url,
    names: {
      Name: 'Name',
      email: 'email',
      phone: 'phone',
      postalCode: 'postalCode',
      comments: 'comments',
    },
  });
});

test('configured names replace the names of fields', () => {
  const { names } = formService(establishmentRules, url, { Name: 'entry.1' });
  expect(names.Name).toBe('entry.1');
  expect(Object.keys(names)).toEqual(['Name', 'email', 'phone', 'postalCode', 'comments']);
});

test.each([
  ['PRACTITIONER_FORM_FIELDS', fieldsOf(practitionerRules)],
  ['ESTABLISHMENT_FORM_FIELDS', fieldsOf(establishmentRules)],
] as const)('%s may contain each field of its form', (variable, fields) => {
  const names = Object.fromEntries(fields.map((field) => [field, `entry.${field}`]));
  const config = parseConfig({ ...process.env, [variable]: JSON.stringify(names) });
  expect(config[variable]).toEqual(names);
});
