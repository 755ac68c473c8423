import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSearch } from '@/lib/ads/search';
import { config } from '@/lib/config/config';
import { Subscribe } from './subscribe';

const feed = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const search = { ...defaultSearch, specialty: 3, endDate: '2026-12-15', page: 2 };

test('the section of a search opens with a click, and explains what a feed is', async () => {
  render(<Subscribe search={search} text="Annonces" />);
  const disclosure = screen.getByRole('group');
  expect(disclosure).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Suivre ou envoyer cette recherche'));
  expect(disclosure).toHaveAttribute('open');
  expect(disclosure).toHaveTextContent(
    'Un lecteur de flux (Feedly, Thunderbird…) vous signale les nouvelles annonces',
  );
  expect(feed('Flux RSS')).toBe('/annonces/rss.xml?specialty=3&endDate=2026-12-15');
  expect(feed('Flux JSON')).toBe('/annonces/feed.json?specialty=3&endDate=2026-12-15');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByText('Je suis libre')).not.toBeInTheDocument();
});

test('the text of a search is copied, and its sentence is read before it is sent', () => {
  const sentence = 'Je suis libre pour un remplacement : Urologie';
  render(<Subscribe search={search} text="Annonces" sentence={sentence} />);
  const buttons = screen.getAllByRole('button', { hidden: true });
  const names = buttons.map(({ textContent }) => textContent);
  expect(names).toEqual(['Copier le texte', 'Envoyer cette phrase']);
  expect(screen.getByRole('heading', { hidden: true, level: 3 })).toHaveTextContent(
    'Je suis libre',
  );
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

test('a search without ads is unfolded', () => {
  render(<Subscribe search={search} text={null} sentence="Je suis libre" />);
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByRole('button')).toHaveAccessibleName('Envoyer cette phrase');
});

test('alerts lead to the app where the operator says where', () => {
  const template = Object.getOwnPropertyDescriptor(config, 'APP_ALERT_URL');
  try {
    Object.assign(config, { APP_ALERT_URL: 'https://app.example/alertes?recherche={query}' });
    render(<Subscribe search={search} text="Annonces" />);
    expect(screen.getByText('M’alerter dans l’application')).toHaveAttribute(
      'href',
      'https://app.example/alertes?recherche=specialty%3D3%26endDate%3D2026-12-15',
    );
  } finally {
    Object.defineProperty(
      config,
      'APP_ALERT_URL',
      template ?? { value: undefined, writable: true },
    );
  }
});
