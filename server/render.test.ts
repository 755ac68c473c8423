import { afterEach, expect, test } from '@jest/globals';
import { dependOn, setOutcome } from '../lib/runtime/current-request';
import { startChain, stopChains } from './chain.fixture';
import { type Handler, type Rendered, render } from './render';

afterEach(stopChains);

/** The rendering for one request; the client gets nothing of it. */
async function rendered(handle: Handler): Promise<Rendered> {
  let result: Rendered | undefined;
  const port = await startChain([
    async (request, response) => {
      result = await render(handle, request);
      response.end();
    },
  ]);
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(await response.text()).toBe('');
  if (result === undefined) throw new Error('nothing rendered');
  return result;
}

test('a response that is written in parts is whole', async () => {
  const { status, headers, body } = await rendered(async (_, response) => {
    response.writeHead(404, { 'X-One': 'a', Connection: 'close' });
    response.flushHeaders();
    response.write('un ');
    response.write(Buffer.from('deux '), () => response.end('dHJvaXM=', 'base64'));
  });
  expect([status, headers, String(body)]).toEqual([404, { 'x-one': 'a' }, 'un deux trois']);
});

test('it knows what was read for the response, and no other', async () => {
  const handler =
    (tag: string): Handler =>
    async (_, response) => {
      dependOn([tag], 1_000);
      await new Promise((resolve) => setTimeout(resolve, 5));
      dependOn(['last'], 2_000);
      if (tag === 'b') setOutcome('not-found');
      response.end();
    };
  const [one, other] = await Promise.all([rendered(handler('a')), rendered(handler('b'))]);
  expect(one.state).toEqual({
    since: expect.any(Number),
    tags: new Set(['a', 'last']),
    staleAt: 1_000,
    endsAt: Number.POSITIVE_INFINITY,
    outcome: 'complete',
  });
  expect(other.state).toMatchObject({ tags: new Set(['b', 'last']), outcome: 'not-found' });
});

test('the worst outcome stays', async () => {
  const { state } = await rendered(async (_, response) => {
    setOutcome('unavailable');
    setOutcome('incomplete');
    response.end();
  });
  expect(state.outcome).toBe('unavailable');
});

test('who waits for the end of the response is told', async () => {
  let closed = false;
  await rendered(async (_, response) => {
    response.once('close', () => {
      closed = true;
    });
    response.end();
  });
  expect(closed).toBe(true);
});

test('what the handler throws is thrown', async () => {
  const port = await startChain([
    async (request, response) => {
      const failure = await render(() => Promise.reject(new Error('failed')), request).catch(
        (error) => error,
      );
      response.end(String(failure));
    },
  ]);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('Error: failed');
});
