import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { practitionerThanks } from '@/lib/forms/messages';
import type { RelayOutcome } from '@/lib/forms/relay-outcome';
import { RelayOutcomePage } from './relay-outcome-page';

const show = (outcome: RelayOutcome) =>
  render(
    <RelayOutcomePage
      outcome={outcome}
      thanks={practitionerThanks}
      formHref="/inscription"
      sentLinks={<a href="/annonces">Voir les annonces</a>}
    />,
  );

test('success has the thanks and links', () => {
  show({ kind: 'sent' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Formulaire envoyé');
  expect(screen.getByText(practitionerThanks)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Envoyer une autre demande' })).toHaveAttribute(
    'href',
    '/inscription',
  );
  expect(screen.getByRole('link', { name: 'Voir les annonces' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the receipt of a report has its reference, and no link to another form', () => {
  show({ kind: 'sent', reference: 'S-0A1B2C3D' });
  expect(screen.getByText(/^Gardez sa référence/)).toHaveTextContent('S-0A1B2C3D');
  expect(screen.queryByRole('link', { name: 'Envoyer une autre demande' })).toBeNull();
});

test.each<[RelayOutcome, string]>([
  [{ kind: 'failed' }, 'Une erreur est survenue. Veuillez réessayer plus tard.'],
  [{ kind: 'limited' }, 'Trop de tentatives. Réessayez dans 15 minutes.'],
  [
    { kind: 'invalid', fields: ['firstName', 'email', 'phone'] },
    'Vérifiez le prénom.Vérifiez l’adresse e-mail. Exemple : prenom.nom@exemple.fr.Vérifiez le numéro de téléphone. 10 chiffres,',
  ],
  [{ kind: 'invalid', fields: [] }, 'Vérifiez vos réponses.'],
])('%j says why, and how to get back to what was typed', (outcome, message) => {
  show(outcome);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Formulaire non envoyé');
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByText(/^Pour le renvoyer, revenez à la page précédente/)).toBeInTheDocument();
});
