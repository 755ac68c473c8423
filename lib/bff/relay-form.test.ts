import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiFailureError, ApiUnreachableError } from '../api/errors';
import { parseConfig } from '../config/config.ts';
import { configuredForms } from '../forms/configured-forms';
import { HttpError } from './respond';

const postForm = jest.fn<(url: string, fields: Record<string, string>) => Promise<void>>();
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
jest.unstable_mockModule('../api/client/post-form', () => ({ postForm }));
const { relayForm, relayOutcome } = await import('./relay-form');

const { practitioner } = configuredForms(
  parseConfig({
    ...process.env,
    FORM_RELAY: 'on',
    PRACTITIONER_FORM_URL: 'https://forms.example.org/a',
    PRACTITIONER_FORM_FIELDS: '{"firstName":"entry.1"}',
  }),
);
const typed = {
  role: 'médecin',
  firstName: ' Zoé ',
  lastName: 'Roy',
  speciality: 'Urologie',
  email: 'zoe.roy@exemple.fr',
  phone: '+33 (0)6.12.34.56.78',
  postalCode: '21 000',
  comments: '',
  sujet: '',
};
let visitors = 0;
const freshVisitor = () => `198.51.100.${++visitors}`;

beforeEach(() => {
  jest.clearAllMocks();
  postForm.mockReset().mockResolvedValue();
});

function formOf(fields: Record<string, string | Blob | string[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  }
  return form;
}

function relay(fields: Parameters<typeof formOf>[0] = {}, visitor = freshVisitor(), more = {}) {
  const headers = new Headers({ 'x-forwarded-for': `${visitor}, 127.0.0.1`, ...more });
  return relayForm(practitioner, formOf({ ...typed, ...fields }), headers);
}

test('the normalised values are posted by the names of the service, and nothing else', async () => {
  await relay({ is_staff: 'true' });
  const { sujet: _, firstName: __, ...rest } = typed;
  expect(postForm.mock.calls).toEqual([
    [
      'https://forms.example.org/a',
      { ...rest, 'entry.1': 'Zoé', phone: '+33(0)6.12.34.56.78', postalCode: '21000' },
    ],
  ]);
});

test('a line break counts as one character of the longest comments, as in the browser', async () => {
  await relay({ comments: 'x\r\n'.repeat(2_500) });
  expect(postForm.mock.calls[0]?.[1].comments).toHaveLength(4_999);
});

test.each<[Record<string, string | string[]>]>([
  [{ sujet: 'Achetez' }],
  [{ sujet: ['', 'Achetez'] }],
])('a robot that fills in the honeypot is told that it was sent: %j', async (fields) => {
  await relay({ ...fields, email: '' });
  expect(postForm).not.toHaveBeenCalled();
});

describe('a form is not posted', () => {
  test.each<[Parameters<typeof formOf>[0], string[]]>([
    [{ email: 'zoe.roy@exemple' }, ['email']],
    [
      { firstName: 'Zoé\r\nBcc: a@exemple.fr', phone: '06 12\u202834 56 78' },
      ['firstName', 'phone'],
    ],
    [{ firstName: '', postalCode: '2100' }, ['firstName', 'postalCode']],
    [{ lastName: ['Roy', 'Roy'], phone: new Blob(['0612345678']) }, ['lastName', 'phone']],
    [{ speciality: 'Magie', role: 'autre' }, ['role', 'speciality']],
    [{ comments: 'x'.repeat(5_001) }, ['comments']],
  ])('%j', async (fields, faulty) => {
    const error = await relay(fields).catch((error: unknown) => error);
    expect(error).toMatchObject({ name: 'HttpError', status: 400 });
    expect(error instanceof HttpError && Object.keys(error.problem)).toEqual(faulty);
    expect(postForm).not.toHaveBeenCalled();
  });

  test('a form of another site', async () => {
    const from = { 'sec-fetch-site': 'cross-site' };
    await expect(relay({}, freshVisitor(), from)).rejects.toMatchObject({ status: 403 });
    expect(postForm).not.toHaveBeenCalled();
  });

  test('the twenty-first form of one address in 15 minutes', async () => {
    const visitor = freshVisitor();
    for (let time = 0; time < 20; time += 1) await relay({}, visitor);
    await expect(relay({}, visitor)).rejects.toMatchObject({ status: 429, retryAfter: 900 });
    await relay();
    expect(postForm).toHaveBeenCalledTimes(21);
  });
});

test('a failure of the service is logged, without any field', async () => {
  const failure = new ApiFailureError('POST form service: 500', 500, null);
  postForm.mockRejectedValue(failure);
  await expect(relay()).rejects.toBe(failure);
  expect(stderr.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    {
      time: expect.any(String),
      level: 'warn',
      event: 'form not relayed',
      form: 'practitioner',
      error: 'ApiFailureError: POST form service: 500',
      count: 1,
    },
  ]);
});

test.each([
  [new HttpError(400, { email: ['Vérifiez.'] }), { kind: 'invalid', fields: ['email'] }],
  [new HttpError(403, { detail: 'Non.' }), { kind: 'failed' }],
  [new HttpError(429, { detail: 'Trop.' }, 900), { kind: 'limited' }],
  [new ApiUnreachableError('POST form service: timeout', 'timeout'), { kind: 'failed' }],
])('the outcome after %s', async (error, outcome) => {
  expect(await relayOutcome(() => Promise.reject(error))).toEqual(outcome);
});

test('the outcome of a form that was sent, and an error of our own', async () => {
  expect(await relayOutcome(() => Promise.resolve())).toEqual({ kind: 'sent' });
  await expect(relayOutcome(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
});
