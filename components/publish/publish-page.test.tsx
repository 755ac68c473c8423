import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { company } from '@/lib/legal/company';
import { termsPage } from '@/lib/legal/legal-pages';
import { legalText } from '@/lib/legal/legal-text';
import { sectionOf } from '@/test/section-of';
import { PublishPage } from './publish-page';

const app = 'https://app.example.org';
const booking = 'https://rdv.example.org';
const show = () =>
  render(<PublishPage appUrl={app} bookingUrl={booking} email="contact@example.org" />);

const terms = readFileSync(termsPage.file, 'utf8');

test('the account and the three profiles of the pre-registration are links', () => {
  show();
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^Créer un compte$/)).toBe(app);
  expect(hrefOf(/^Se connecter$/)).toBe(app);
  expect(hrefOf(/^Médecin/)).toBe('/inscription');
  expect(hrefOf(/^Établissement ou collectivité/)).toBe('/inscriptions');
  expect(hrefOf(/^Remplaçant/)).toBe('/inscription?profil=remplacant');
  expect(hrefOf(/^Réserver un créneau de 30\sminutes/)).toBe(booking);
});

test('who is free learns where the sentence to send is made', () => {
  show();
  const free = sectionOf('Je suis libre');
  expect(free).toHaveTextContent('« Suivre ou envoyer cette recherche », sous les annonces');
  const link = within(free).getByRole('link', { name: 'Choisir mes critères' });
  expect(link).toHaveAttribute('href', '/annonces');
});

test('what it costs is what the terms say', () => {
  show();
  const cost = within(sectionOf('Ce que cela coûte'));
  expect(terms).toContain('La pré-inscription est gratuite et sans engagement.');
  expect(cost.getByText('La pré-inscription est gratuite et sans engagement.')).toBeVisible();
  expect(terms).toContain('ne perçoit aucune part des honoraires');
  expect(terms).toContain('Aucun Annonceur ne peut payer pour être mieux placé sur le Site.');
  expect(cost.getByText(/aucune part des honoraires, et aucun annonceur/)).toBeVisible();
  expect(terms).toMatch(/dans l’Application, qui est un service distinct .* propres conditions/);
  expect(cost.getByText(/service distinct\s: lisez ses propres conditions/)).toBeVisible();
});

test('what « profil vérifié » means is what the terms say', () => {
  show();
  const meaning = sectionOf('Ce que veut dire «\u00a0profil vérifié\u00a0»');
  for (const fact of [
    'les informations professionnelles déclarées',
    'des pièces et des répertoires dont',
    'RPPS',
    'la licence de remplacement',
    'à un instant donné',
    'l’inscription à l’Ordre, la licence',
  ]) {
    expect(terms).toContain(fact);
    expect(meaning).toHaveTextContent(fact);
  }
});

test('the links to sections of the terms lead to sections that exist', () => {
  show();
  const text = legalText(terms, {
    ...termsPage,
    siteUrl: 'https://a.example',
    placeholders: company,
  });
  const ids = text?.contents.map(({ id }) => `${termsPage.path}#${id}`);
  const links = screen.getAllByRole('link', { name: /^Conditions générales/ });
  expect(links).toHaveLength(2);
  for (const link of links) expect(ids).toContain(link.getAttribute('href'));
});
