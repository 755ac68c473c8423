import { expect, test } from '@jest/globals';
import { parseConfig } from '../config';
import { fieldsOf } from './check-form';
import { establishmentRules } from './establishment';
import { formService } from './form-service';
import { practitionerRules } from './practitioner';

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

test('configured names replace them', () => {
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
