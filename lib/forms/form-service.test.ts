import { expect, test } from '@jest/globals';
import { establishmentRules } from './establishment';
import { formService } from './form-service';

const url = 'https://forms.example.org/b';

test('fields keep their names when the service has none of its own', () => {
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

test('configured names take their place, and no other field comes in', () => {
  const { names } = formService(establishmentRules, url, { Name: 'entry.1', prenom: 'entry.2' });
  expect(names.Name).toBe('entry.1');
  expect(Object.keys(names)).toEqual(['Name', 'email', 'phone', 'postalCode', 'comments']);
});
