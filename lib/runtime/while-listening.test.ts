import { expect, jest, test } from '@jest/globals';
import {
  beginListening,
  endListening,
  isStopping,
  listeningOrigin,
  whileListening,
} from './while-listening';

test('work starts once the server listens, and stops with it', () => {
  const stop = jest.fn();
  const start = (stopping: AbortSignal) => stopping.addEventListener('abort', stop);
  const early = jest.fn(start);
  whileListening(early);
  expect(early).not.toHaveBeenCalled();
  expect(listeningOrigin()).toBeNull();

  beginListening('http://127.0.0.1:3000');
  expect(early).toHaveBeenCalledTimes(1);
  expect(listeningOrigin()).toBe('http://127.0.0.1:3000');

  const late = jest.fn((stopping: AbortSignal) => stopping.addEventListener('abort', () => stop()));
  whileListening(late);
  expect(late).toHaveBeenCalledTimes(1);

  expect(isStopping()).toBe(false);
  endListening();
  expect(isStopping()).toBe(true);
  expect(stop).toHaveBeenCalledTimes(2);
});
