import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ShareButton } from './share-button';

const url = 'https://www.medireleve.example/annonces/12';
const writeText = jest.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  giveClipboard({ writeText });
});

afterEach(() => {
  jest.useRealTimers();
});

function giveClipboard(value: unknown) {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}

const share = () => act(async () => fireEvent.click(screen.getByRole('button')));
const advance = (duration: number) => act(async () => jest.advanceTimersByTime(duration));
const announced = () => screen.getByRole('status').textContent;

test('it copies the link of the page, says so for 2 s and announces it', async () => {
  render(<ShareButton url={url} />);
  expect(screen.getByRole('button')).toHaveTextContent('Partager');
  expect(announced()).toBe('');

  await share();
  expect(writeText.mock.calls).toEqual([[url]]);
  expect(screen.getByRole('button')).toHaveTextContent('Lien copié !');
  expect(announced()).toBe('Lien copié !');

  await advance(1999);
  expect(screen.getByRole('button')).toHaveTextContent('Lien copié !');
  await advance(1);
  expect(screen.getByRole('button')).toHaveTextContent('Partager');
  expect(announced()).toBe('');
});

test.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['has no clipboard', undefined],
])('where the browser %s, it shows the link, and for longer than 2 s', async (_, clipboard) => {
  giveClipboard(clipboard);
  render(<ShareButton url={url} />);
  await share();
  await advance(10_000);
  expect(announced()).toBe(`Copiez ce lien\u00a0: ${url}`);
  expect(screen.getByRole('button')).toHaveTextContent('Partager');
});

test('copying after a refusal takes the link away', async () => {
  writeText.mockRejectedValueOnce(new Error('no'));
  render(<ShareButton url={url} />);
  await share();
  await share();
  expect(announced()).toBe('Lien copié !');
});
