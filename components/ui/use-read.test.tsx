import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useRead } from './use-read';

const read = jest.fn<(call: string, signal: AbortSignal) => Promise<string[]>>();
const known = new Map<string, string[]>();

beforeEach(() => {
  read.mockReset();
  known.clear();
});

async function open(call: string | null) {
  const hook = renderHook((call: string | null) => useRead(call, read, known), {
    initialProps: call,
  });
  await act(async () => undefined);
  return hook;
}

test('a call is read once, and none is read for `null`', async () => {
  read.mockImplementation(async (call) => [call]);
  const { result, rerender } = await open(null);
  expect(result.current).toMatchObject({ data: undefined, loading: false });
  rerender('/a');
  expect(result.current).toMatchObject({ data: undefined, loading: true });
  await act(async () => undefined);
  rerender('/a');
  expect(result.current).toMatchObject({ data: ['/a'], error: undefined, loading: false });
  expect(read).toHaveBeenCalledTimes(1);
});

test('another call aborts the previous one', async () => {
  read.mockImplementation(() => new Promise(() => undefined));
  const { rerender } = await open('/a');
  rerender('/b');
  expect(read.mock.calls.map(([call, { aborted }]) => [call, aborted])).toEqual([
    ['/a', true],
    ['/b', false],
  ]);
});

test('a known response is there at once, stays when it fails, and the same object when it is equal', async () => {
  const before = ['avant'];
  known.set('/a', before);
  read.mockRejectedValueOnce(new Error('502')).mockResolvedValueOnce(['avant']);
  const { result } = await open('/a');
  expect(result.current).toMatchObject({ data: before, loading: false });
  expect(result.current.error).toBeInstanceOf(Error);
  await act(async () => result.current.retry());
  expect(result.current.error).toBeUndefined();
  expect(result.current.data).toBe(before);
});

test('a failed call is read again once the browser is online', async () => {
  read.mockRejectedValueOnce(new Error('hors ligne')).mockResolvedValueOnce(['après']);
  const { result } = await open('/a');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(result.current.data).toEqual(['après']);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(read).toHaveBeenCalledTimes(2);
});
