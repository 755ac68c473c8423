import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
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
  Reflect.deleteProperty(navigator, 'share');
});

function giveClipboard(value: unknown) {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}

const share = () => act(async () => fireEvent.click(screen.getByRole('button')));
const advance = (duration: number) => act(async () => jest.advanceTimersByTime(duration));
const announced = () => screen.getByRole('status').textContent;

/** The name of the button does not change with the outcome. */
const expectSameName = () => expect(screen.getByRole('button')).toHaveTextContent(/^Partager$/);

test('the button copies the URL of the page, and announces that once, for 2 s', async () => {
  const { container } = render(<ShareButton url={url} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Partager');
  expect(announced()).toBe('');

  await share();
  expect(writeText.mock.calls).toEqual([[url]]);
  expect(announced()).toBe('Lien copié !');
  expect(container).toHaveTextContent(/^Partager\s?Lien copié !$/);
  expectSameName();

  await advance(1999);
  expect(announced()).toBe('Lien copié !');
  await advance(1);
  expect(announced()).toBe('');
  expectSameName();
});

test('copying again is announced again, for 2 s more', async () => {
  render(<ShareButton url={url} />);
  await share();
  const first = screen.getByText('Lien copié !');
  await advance(1500);
  await share();
  // A new element: unchanged text is not announced.
  expect(screen.getByText('Lien copié !')).not.toBe(first);
  await advance(1999);
  expect(announced()).toBe('Lien copié !');
  await advance(1);
  expect(announced()).toBe('');
});

test.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['has no clipboard', undefined],
])('when the browser %s, it shows the URL, for longer than 2 s', async (_, clipboard) => {
  giveClipboard(clipboard);
  render(<ShareButton url={url} />);
  await share();
  await advance(10_000);
  expect(announced()).toBe(`Copiez ce lien\u00a0: ${url}`);
  expectSameName();
});

test('for another URL than that of the page it has another name, and goes on showing what was copied', async () => {
  render(<ShareButton url={url} label="Envoyer ma liste" />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Envoyer ma liste');
  await share();
  await advance(60_000);
  expect(writeText.mock.calls).toEqual([[url]]);
  expect(announced()).toBe(`Lien copié ! ${url}`);
});

test('a successful copy removes the URL shown after a failed one', async () => {
  writeText.mockRejectedValueOnce(new Error('no'));
  render(<ShareButton url={url} />);
  await share();
  await share();
  expect(announced()).toBe('Lien copié !');
});

describe('where there is a share sheet', () => {
  const give = (share: () => Promise<void>) =>
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });

  test('the button opens it, with the title of the page', async () => {
    const sheet = jest.fn<() => Promise<void>>().mockResolvedValue();
    give(sheet);
    document.title = 'Remplacement à Quimper';
    render(<ShareButton url={url} />);
    await share();
    expect(sheet.mock.calls).toEqual([[{ title: 'Remplacement à Quimper', url }]]);
    expect(writeText).not.toHaveBeenCalled();
    expect(announced()).toBe('');
  });

  test.each([
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ])('after %s the URL is copied %d times', async (name, copies) => {
    give(() => Promise.reject(new DOMException('no', name)));
    render(<ShareButton url={url} />);
    await share();
    expect(writeText).toHaveBeenCalledTimes(copies);
  });
});

describe('a text', () => {
  const text = 'Remplacement à Quimper\nhttps://www.medireleve.example/annonces/12';
  const button = () => screen.getByRole('button');

  test('that has its links is copied, even where there is a share sheet', async () => {
    const sheet = jest.fn<() => Promise<void>>();
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
    render(<ShareButton text={text} />);
    expect(button()).toHaveAccessibleName('Copier le texte');
    await share();
    expect(sheet).not.toHaveBeenCalled();
    expect(writeText.mock.calls).toEqual([[text]]);
    expect(announced()).toBe('Texte copié !');
  });

  test('is shown with its lines in a browser without a clipboard', async () => {
    giveClipboard(undefined);
    render(<ShareButton text={text} />);
    await share();
    expect(announced()).toBe(`Copiez ce texte\u00a0: ${text}`);
  });

  test('with a URL is shared, and copied where there is no share sheet', async () => {
    const sheet = jest.fn<() => Promise<void>>().mockResolvedValue();
    render(<ShareButton text="Je cherche" url={url} label="Envoyer" />);
    expect(button()).toHaveAccessibleName('Envoyer');
    await share();
    expect(writeText.mock.calls).toEqual([[`Je cherche\n${url}`]]);
    expect(announced()).toBe(`Texte copié ! Je cherche\n${url}`);
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
    await share();
    expect(sheet.mock.calls).toEqual([[{ title: document.title, text: 'Je cherche', url }]]);
  });
});

test.each(['share', 'clipboard'])(
  'a browser that never answers to %s: the URL is shown after 15 s',
  async (question) => {
    const never = () => new Promise<void>(() => {});
    writeText.mockImplementation(never);
    if (question === 'share')
      Object.defineProperty(navigator, 'share', { value: never, configurable: true });
    render(<ShareButton url={url} />);
    await share();
    await advance(14_999);
    expect(announced()).toBe('');
    await advance(1);
    if (question === 'share') await advance(15_000);
    expect(announced()).toBe(`Copiez ce lien\u00a0: ${url}`);
  },
);
