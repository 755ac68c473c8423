import { expect, test } from '@jest/globals';
import { parseConfig } from '../config';
import { configuredForms } from './configured-forms';

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

test('with the relay it posts to the site, by our names', () => {
  const { establishment, practitioner } = formsOf({ FORM_RELAY: 'on' });
  expect(establishment.target.url).toBe('/inscriptions/envoi');
  expect(establishment.target.names.Name).toBe('Name');
  expect(establishment.service.names.Name).toBe('entry.1');
  expect(practitioner.target.url).toBe('/inscription/envoi');
});
