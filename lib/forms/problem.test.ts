import { expect, test } from '@jest/globals';
import { parseProblem } from './problem';

test.each([
  [{ detail: ' Lien expiré. ' }, { detail: 'Lien expiré.' }],
  [{ detail: 'Lien expiré.', token: ['Trop vieux.'] }, { detail: 'Lien expiré.' }],
  [{ token: ['Jeton invalide.'] }, { token: ['Jeton invalide.'] }],
  [{ uid: 'Inconnu.' }, { uid: ['Inconnu.'] }],
  [{ non_field_errors: ['Un a.', 3, null, '', 'Un b.'] }, { non_field_errors: ['Un a.', 'Un b.'] }],
  [{ detail: ['Trop court.'] }, { detail: ['Trop court.'] }],
  [{ detail: { code: 3 } }, null],
  [{ '<b>': ['Un a.'], 'a b': ['Un b.'], token: [] }, null],
  [{}, null],
  [[{ detail: 'x' }], null],
  ['Lien expiré.', null],
  [null, null],
])('%j', (body, problem) => {
  expect(parseProblem(body)).toEqual(problem);
});

const common = 'Ce mot de passe est trop courant.';
const expired = 'Ce lien a expiré.';
const ofPassword = { new_password: [common] };

test.each<[string, unknown, unknown]>([
  ['a list', [expired, 'Recommencez.'], { detail: [expired, 'Recommencez.'] }],
  ['a list of errors', [{ detail: expired, code: 'expired' }], { detail: [expired] }],
  [
    'details of Django REST',
    { new_password: [{ message: common, code: 'password_too_common' }] },
    ofPassword,
  ],
  ['a nested serializer', { user: { new_password: [common] } }, ofPassword],
  ['dj-rest-auth', { new_password2: [common] }, ofPassword],
  [
    'drf-standardized-errors',
    {
      type: 'validation_error',
      errors: [{ code: 'password_too_common', detail: common, attr: 'new_password' }],
    },
    ofPassword,
  ],
  [
    'drf-standardized-errors, of no field',
    { type: 'client_error', errors: [{ code: 'not_found', detail: expired, attr: null }] },
    { detail: [expired] },
  ],
  [
    'RFC 9457',
    { type: 'about:blank', title: 'Bad Request', status: 400, detail: expired, instance: '/a/b c' },
    { detail: expired },
  ],
  [
    'RFC 9457 with errors',
    {
      type: 'https://a.fr/e',
      title: 'Not valid',
      detail: 'See the errors.',
      errors: [{ detail: common, pointer: '#/new_password' }],
    },
    ofPassword,
  ],
  [
    'RFC 7807',
    {
      type: 'about:blank',
      title: 'Bad Request',
      'invalid-params': [{ name: 'newPassword', reason: common }],
    },
    ofPassword,
  ],
  [
    'JSON:API',
    {
      errors: [
        {
          id: '1',
          status: '422',
          code: 'too_common',
          title: 'Invalid attribute',
          detail: common,
          source: { pointer: '/data/attributes/new-password' },
        },
      ],
    },
    ofPassword,
  ],
  [
    'JSON:API with a title alone',
    { errors: [{ status: '410', title: expired, links: { about: 'https://a.fr' } }] },
    { detail: [expired] },
  ],
  [
    'FastAPI',
    {
      detail: [
        {
          loc: ['body', 'new_password'],
          msg: common,
          type: 'value_error',
          input: 'mon mot secret',
        },
      ],
    },
    ofPassword,
  ],
  [
    'Laravel',
    { message: 'The given data was invalid.', errors: { password: [common] } },
    ofPassword,
  ],
  [
    'simplejwt',
    {
      detail: expired,
      code: 'token_not_valid',
      messages: [{ token_class: 'AccessToken', message: 'Ce jeton a expiré.' }],
    },
    { detail: ['Ce jeton a expiré.'] },
  ],
  ['OAuth', { error: 'invalid_grant', error_description: expired }, { detail: [expired] }],
  ['an error with a message', { error: { code: 'E12', message: expired } }, { detail: [expired] }],
])('%s', (_, body, problem) => {
  expect(parseProblem(body)).toEqual(problem);
});

test.each<[unknown]>([
  [{ detail: 'invalid_token' }],
  [{ detail: 'throttled' }],
  [{ code: 'token_not_valid', type: 'validation_error', status: 400 }],
  [{ type: 'about:blank', title: 'Bad Request', status: 400 }],
  [{ type: 'https://errors.example/too common', title: 'Too common' }],
  [
    {
      errors: [
        { code: 'password_too_common', attr: 'new_password', detail: 'password.too.common' },
      ],
    },
  ],
  [
    {
      new_password: [
        'https://a.fr/aide.',
        'about:blank',
        'urn:problem:x',
        'ValidationError',
        'E1001',
        '400',
      ],
    },
  ],
  [{ detail: "[ErrorDetail(string='Trop court.', code='min_length')]" }],
  [[]],
  [[[[[[[[[expired]]]]]]]]],
])('a code, a type or a URL is no sentence: %j', (body) => {
  expect(parseProblem(body)).toBeNull();
});

test('long messages and long lists are truncated', () => {
  const long = 'xx '.repeat(500);
  const many = Object.fromEntries(
    Array.from({ length: 99 }, (_, i) => [`f${i}`, Array(99).fill(long)]),
  );
  const problem = parseProblem(many) as Record<string, string[]>;
  expect(Object.keys(problem)).toHaveLength(20);
  expect(problem.f0).toHaveLength(5);
  expect(problem.f0?.[0]).toHaveLength(300);
});

test('`__proto__` is not a field', () => {
  const problem = parseProblem(JSON.parse('{"__proto__":["Un a."],"constructor":["Un b."]}'));
  expect(Object.entries(problem ?? {})).toEqual([['constructor', ['Un b.']]]);
});
