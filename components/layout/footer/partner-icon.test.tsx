import { expect, test } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { PartnerIcon } from './partner-icon';

const fallback = '/partner-logo.svg';

function iconOf(src: string | undefined) {
  const { container } = render(<PartnerIcon src={src} size={28} />);
  const image = container.querySelector('img');
  if (!image) throw new Error('an image was expected');
  return image;
}

test('the icon is decorative: the link has a name', () => {
  const image = iconOf('https://communaute.example.org/icon.svg');
  expect(image).toHaveAttribute('src', 'https://communaute.example.org/icon.svg');
  expect(image).toHaveAttribute('alt', '');
});

test('a broken icon falls back to our partner logo, once', () => {
  const image = iconOf('https://communaute.example.org/absent.svg');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', fallback);
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', fallback);
});

test('without an icon our partner logo is shown', () => {
  expect(iconOf(undefined)).toHaveAttribute('src', fallback);
});
