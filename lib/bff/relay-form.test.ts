import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiFailureError, ApiUnreachableError } from '../api/errors';
import { parseConfig } from '../config/config.ts';
import { configuredForms } from '../forms/configured-forms';
import { goodFaith } from '../forms/report';
import { HttpError } from './respond';

const postForm = jest.fn<(url: string, fields: Record<string, string>) => Promise<number>>();
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
jest.unstable_mockModule('../api/client/post-form', () => ({ postForm }));
const { relayForm, relayHandler } = await import('./relay-form');

const config = parseConfig({
  ...process.env,
  FORM_RELAY: 'on',
  PRACTITIONER_FORM_URL: 'https://forms.example.org/a',
  PRACTITIONER_FORM_FIELDS: '{"firstName":"entry.1"}',
  REPORT_FORM_URL: 'https://forms.example.org/s',
});
const { practitioner } = configuredForms(config);
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
  postForm.mockReset().mockResolvedValue(200);
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

const reported = {
  ad: '12',
  reason: 'Discriminatoire',
  comments: ' « Homme de moins de 40 ans »\r\n',
  name: 'Zoé Roy',
  email: 'zoe.roy@exemple.fr',
  goodFaith,
  sujet: '',
};

function sendReport(accept: string, fields: Parameters<typeof formOf>[0] = {}) {
  const headers = { accept, 'x-forwarded-for': `${freshVisitor()}, 127.0.0.1` };
  const body = formOf({ ...reported, ...fields });
  const url = 'https://www.medireleve.example/signalement';
  return relayHandler('report', config)(new Request(url, { method: 'POST', headers, body }));
}

describe('a report', () => {
  const receipt = /^\/signalement\?resultat=envoyee&reference=(S-[\dA-F]{8})$/;

  test.each([
    ['text/html', 303],
    ['application/json', 204],
  ])(
    'is posted with the reference of its receipt and the URL of the ad: %s',
    async (accept, status) => {
      const response = await sendReport(accept);
      expect(response.status).toBe(status);
      const [, reference] = receipt.exec(response.headers.get('location') ?? '') ?? [];
      const { sujet: _, ...rest } = reported;
      expect(postForm.mock.calls).toEqual([
        [
          'https://forms.example.org/s',
          {
            ...rest,
            comments: '« Homme de moins de 40 ans »',
            reference,
            url: 'https://www.medireleve.example/annonces/12',
          },
        ],
      ]);
    },
  );

  test.each([301, 302, 303, 307])('that is redirected (%d) did not arrive', async (status) => {
    postForm.mockResolvedValue(status);
    const response = await sendReport('text/html');
    expect(response.headers.get('location')).toBe('/signalement?resultat=echec');
    expect((await sendReport('application/json')).status).toBe(502);
    await relay();
  });

  test('of a robot has no receipt', async () => {
    const page = await sendReport('text/html', { sujet: 'Achetez' });
    expect(page.headers.get('location')).toBe('/signalement?resultat=envoyee');
    const script = await sendReport('application/json', { sujet: 'Achetez' });
    expect([script.status, script.headers.get('location')]).toEqual([204, null]);
    expect(postForm).not.toHaveBeenCalled();
  });

  test('of an illegal content may be anonymous, and no other', async () => {
    const anonymous = { name: '', email: '' };
    const response = await sendReport('text/html', { ...anonymous, reason: 'Contenu illégal' });
    expect(response.headers.get('location')).toMatch(receipt);
    expect(postForm.mock.calls[0]?.[1]).toMatchObject(anonymous);
    const refused = await sendReport('text/html', anonymous);
    expect(refused.headers.get('location')).toBe(
      '/signalement?resultat=a-verifier&champs=email.name',
    );
  });

  test.each<[Parameters<typeof formOf>[0], string]>([
    [{ ad: '12/../..' }, 'ad'],
    [{ ad: '' }, 'ad'],
    [{ ad: ['12', '13'] }, 'ad'],
    [{ reason: 'Autre chose' }, 'reason'],
    [{ comments: ' \n ' }, 'comments'],
    [{ comments: 'x'.repeat(5_001) }, 'comments'],
    [{ name: 'Zoé\nBcc: a@exemple.fr' }, 'name'],
    [{ reason: 'Contenu illégal', email: 'zoe' }, 'email'],
    [{ goodFaith: '' }, 'goodFaith'],
    [{ goodFaith: 'on' }, 'goodFaith'],
  ])('is not posted with %j', async (fields, faulty) => {
    const response = await sendReport('text/html', fields);
    expect(response.headers.get('location')).toBe(
      `/signalement?resultat=a-verifier&champs=${faulty}`,
    );
    expect(postForm).not.toHaveBeenCalled();
  });

  test('that did not arrive is logged without any field', async () => {
    postForm.mockRejectedValue(new ApiFailureError('POST form service: 500', 500, null));
    await sendReport('text/html');
    const lines = stderr.mock.calls.map(([line]) => String(line)).join('');
    expect(lines).toContain('"form":"report"');
    for (const value of Object.values(reported)) {
      if (value.length > 2) expect(lines).not.toContain(value.trim());
    }
  });
});

function respond(accept: string, fields: Parameters<typeof formOf>[0] = {}, more = {}) {
  const headers = { accept, 'x-forwarded-for': `${freshVisitor()}, 127.0.0.1`, ...more };
  const body = formOf({ ...typed, ...fields });
  const url = 'https://www.medireleve.example/inscription/envoi';
  return relayHandler('practitioner', config)(new Request(url, { method: 'POST', headers, body }));
}

test('our script gets the status', async () => {
  const script = 'application/json';
  expect((await respond(script)).status).toBe(204);
  expect((await respond(script, { sujet: 'Achetez' })).status).toBe(204);
  expect(postForm).toHaveBeenCalledTimes(1);
  const invalid = await respond(script, { email: 'accueil' });
  expect(invalid.status).toBe(400);
  expect(await invalid.json()).toEqual({ email: [expect.stringContaining('adresse e-mail')] });
  postForm.mockRejectedValue(new ApiFailureError('POST form service: 500', 500, null));
  const failed = await respond(script);
  expect(failed.status).toBe(502);
  expect(failed.headers.get('cache-control')).toBe('no-store');
});

describe('a browser without JavaScript is redirected to the outcome, which holds nothing of the form', () => {
  const page = 'text/html,*/*;q=0.8';
  const redirect = async (...options: [Parameters<typeof formOf>[0]?, object?]) => {
    const response = await respond(page, ...options);
    return [response.status, response.headers.get('location')];
  };

  test('that it was sent, or is invalid', async () => {
    expect(await redirect()).toEqual([303, '/inscription/envoi?resultat=envoyee']);
    const invalid = '/inscription/envoi?resultat=a-verifier&champs=email';
    expect(await redirect({ email: 'a@b' })).toEqual([303, invalid]);
  });

  test('too many, who are told when to retry', async () => {
    const visitor = { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' };
    for (let time = 0; time < 20; time += 1) await respond('application/json', {}, visitor);
    const limited = await respond('application/json', {}, visitor);
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('900');
    const location = '/inscription/envoi?resultat=trop-de-tentatives';
    expect(await redirect({}, visitor)).toEqual([303, location]);
  });

  test('any other failure, but not an error of our own', async () => {
    const location = '/inscription/envoi?resultat=echec';
    expect(await redirect({}, { 'sec-fetch-site': 'cross-site' })).toEqual([303, location]);
    postForm.mockRejectedValue(new ApiUnreachableError('POST form service: timeout', 'timeout'));
    expect(await redirect()).toEqual([303, location]);
    postForm.mockRejectedValue(new TypeError('ours'));
    await expect(respond(page)).rejects.toThrow('ours');
  });
});
