import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readCall } from './call';

const key = Buffer.from('une clé de trente-deux octets ici');
const secret = `whsec_${key.toString('base64')}`;
const body = '{"type":"ad","id":12}';
const change = { type: 'ad', id: 12 };
const nowSeconds = 1_795_000_000;
const refused = expect.objectContaining({ status: 401 });

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000 * nowSeconds, doNotFake: ['setImmediate', 'nextTick'] });
  logged.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(JSON.parse(String(line)));
    return true;
  });
});
afterEach(() => {
  // Past what repeats a line.
  jest.advanceTimersByTime(200_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const logged: object[] = [];
const refusedLine = (reason: string) => [
  expect.objectContaining({ level: 'warn', event: 'webhook refused', reason, count: 1 }),
];

/** Not with the library that verifies it: as Standard Webhooks says. */
function sign(text: string, timestamp: number, by = key): string {
  const hmac = createHmac('sha256', by).update(`msg_1.${timestamp}.${text}`);
  return `v1,${hmac.digest('base64')}`;
}

const request = (headers: Record<string, string>, text = body) =>
  new Request('https://www.example.org/api/revalidate', { method: 'POST', headers, body: text });

function signed(changes: Record<string, string> = {}, text = body): Request {
  const timestamp = Number(changes['webhook-timestamp'] ?? nowSeconds);
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': `${timestamp}`,
    'webhook-signature': sign(body, timestamp),
    ...changes,
  };
  return request(headers, text);
}

describe('a signed call', () => {
  test.each([-300, 0, 300])('is read with its id, %d seconds from now', async (seconds) => {
    const call = await readCall(signed({ 'webhook-timestamp': `${nowSeconds + seconds}` }), secret);
    expect(call).toEqual({ id: 'msg_1', changes: [change] });
  });

  test('needs one right signature of several', async () => {
    const right = sign(body, nowSeconds);
    const other = sign(body, nowSeconds, Buffer.from('une autre'));
    for (const signature of [`${other} ${right}`, `${right} ${other}`, `v1a,x v1 ${right}`]) {
      const call = await readCall(signed({ 'webhook-signature': signature }), secret);
      expect(call.id).toBe('msg_1');
    }
  });

  test.each([
    [
      'with an old timestamp',
      'Message timestamp too old',
      { 'webhook-timestamp': `${nowSeconds - 301}` },
    ],
    [
      'with one too far ahead',
      'Message timestamp too new',
      { 'webhook-timestamp': `${nowSeconds + 301}` },
    ],
    [
      'with a timestamp that is no number',
      'Invalid Signature Headers',
      { 'webhook-timestamp': 'hier' },
    ],
    ['without a timestamp', 'Missing required headers', { 'webhook-timestamp': '' }],
    ['without an id', 'Missing required headers', { 'webhook-id': '' }],
    ['with another id', 'No matching signature found', { 'webhook-id': 'msg_2' }],
    [
      'by another key',
      'No matching signature found',
      { 'webhook-signature': sign(body, nowSeconds, Buffer.from('une autre')) },
    ],
    [
      'with another version',
      'No matching signature found',
      { 'webhook-signature': sign(body, nowSeconds).replace('v1', 'v2') },
    ],
    [
      'without a version',
      'No matching signature found',
      { 'webhook-signature': sign(body, nowSeconds).slice(3) },
    ],
    ['with an empty signature', 'Missing required headers', { 'webhook-signature': '' }],
    // The signature decides.
    [
      'with the bearer',
      'No matching signature found',
      { 'webhook-signature': 'v1,x', authorization: `Bearer ${secret}` },
    ],
  ])('%s is refused: %s', async (_, reason, headers) => {
    await expect(readCall(signed(headers), secret)).rejects.toEqual(refused);
    expect(logged).toEqual(refusedLine(reason));
  });

  test('with another body is refused', async () => {
    await expect(readCall(signed({}, body.replace('12', '13')), secret)).rejects.toEqual(refused);
  });

  test('is refused with a plain secret, whose bytes are no key', async () => {
    const plain = 'a'.repeat(32);
    const byBytes = { 'webhook-signature': sign(body, nowSeconds, Buffer.from(plain)) };
    const byBase64 = { 'webhook-signature': sign(body, nowSeconds, Buffer.from(plain, 'base64')) };
    for (const headers of [byBytes, byBase64]) {
      await expect(readCall(signed(headers), plain)).rejects.toEqual(refused);
    }
    const both = signed({ ...byBytes, authorization: `Bearer ${plain}` });
    expect(await readCall(both, plain)).toEqual({ id: null, changes: [change] });
  });
});

describe('a call with the bearer', () => {
  const authorization = `Bearer ${secret}`;

  test('has no id', async () => {
    expect(await readCall(request({ authorization }), secret)).toEqual({
      id: null,
      changes: [change],
    });
    await expect(readCall(request({}), secret)).rejects.toEqual(refused);
    expect(logged.splice(0)).toEqual(refusedLine('No secret'));
    const wrong = request({ authorization: 'Bearer presque' });
    await expect(readCall(wrong, secret)).rejects.toEqual(refused);
    expect(logged).toEqual(refusedLine('Wrong secret'));
  });

  test('is one change, or a list of up to a thousand', async () => {
    const read = async (value: unknown) =>
      (await readCall(request({ authorization }, JSON.stringify(value)), secret)).changes;
    const many = Array.from({ length: 1_000 }, (_, index) => ({
      type: 'post',
      slug: `${'é'.repeat(196)}${index}`,
    }));
    expect(await read({ changes: many })).toEqual(many);
    await expect(read({ changes: [...many, change] })).rejects.toMatchObject({ status: 413 });
    await expect(read({ type: 'ads', padding: 'x'.repeat(500_000) })).rejects.toMatchObject({
      status: 413,
    });
  });

  test.each([
    ['[]', '« type » : « ad »'],
    ['null', '« type » : « ad »'],
    ['{"changes":[]}', '« changes » : une liste'],
    ['{"changes":{}}', '« changes » : une liste'],
    ['{"changes":[{"type":"ads"},{"type":"ad"}]}', '« changes.1.id » : un nombre entier'],
    ['{"changes":[{"type":"ads"},{"type":"x"}]}', '« changes.1.type » : « ad »'],
    ['{"changes":[null]}', '« changes.0.type » : « ad »'],
    ['{"type":"ad","id":0}', '« id » : plus grand que 0'],
  ])('%s is malformed', async (text, message) => {
    const call = readCall(request({ authorization }, text), secret);
    await expect(call).rejects.toMatchObject({
      status: 400,
      problem: { detail: expect.stringContaining(message) },
    });
    expect(logged).toEqual(refusedLine('Malformed body'));
  });
});

describe('a plain secret', () => {
  const plain = 'un secret, assez long';
  const given = (authorization: string) => readCall(request({ authorization }), plain);

  test.each([`Bearer ${plain}`, `bearer   ${plain}`])('%j is accepted', async (authorization) => {
    expect(await given(authorization)).toEqual({ id: null, changes: [change] });
  });

  test.each([
    '',
    'Bearer',
    'Bearer     ',
    plain,
    `Bearer${plain}`,
    `Basic ${plain}`,
    `Bearer ${plain}.`,
  ])('%j is not accepted', async (authorization) => {
    await expect(given(authorization)).rejects.toEqual(refused);
  });
});
