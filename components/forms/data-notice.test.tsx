import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { DataNotice } from './data-notice';

const policy = readFileSync('content/legal/politique-de-confidentialite.md', 'utf8');

function definitionOf(term: string) {
  render(<DataNotice company="Exemple Santé" email="donnees@exemple.fr" />);
  return screen.getByText(term).nextElementSibling as HTMLElement;
}

test('who uses the data, and what for, is said before the rest unfolds', () => {
  render(<DataNotice company="Exemple Santé" email="donnees@exemple.fr" />);
  expect(
    screen.getByText('Exemple Santé n’utilise vos données que pour vous recontacter.'),
  ).toBeVisible();
  expect(screen.getByText('Vos données personnelles et vos droits').tagName).toBe('SUMMARY');
  expect(screen.getByText('Qui')).not.toBeVisible();
});

test('the company is the data controller, as in the privacy policy', () => {
  expect(policy).toContain('Le responsable du traitement est {société},');
  expect(definitionOf('Qui')).toHaveTextContent(/^Exemple Santé, responsable du traitement, par/);
});

test('the rights are those of pre-contractual processing, without a right to object', () => {
  expect(policy).toMatch(/Enregistrer votre pré-inscription.*précontractuelles.*\(1\.b\)/);
  expect(policy).toContain('vous **opposer** aux traitements fondés sur l’intérêt légitime');
  expect(definitionOf('À quel titre')).toHaveTextContent(/article 6\.1\.b/);
  const rights = screen.getByText('Vos droits').nextElementSibling;
  for (const right of ['Accès', 'rectif', 'effac', 'limit', 'portabilité', 'directives', 'CNIL']) {
    expect(policy.toLowerCase()).toContain(right.toLowerCase());
    expect(rights).toHaveTextContent(right);
  }
  expect(rights).not.toHaveTextContent('opposition');
});

test('they are exercised where the privacy policy says', () => {
  expect(policy).toContain('Écrivez à [{e-mail-données}](mailto:{e-mail-données})');
  expect(
    within(definitionOf('Vos droits')).getByRole('link', {
      name: 'donnees@exemple.fr',
      hidden: true,
    }),
  ).toHaveAttribute('href', 'mailto:donnees@exemple.fr');
});

test('the data are stored as long as the privacy policy says', () => {
  expect(policy).toMatch(/Pré-inscriptions<.*3 ans après le dernier contact/);
  expect(definitionOf('Combien de temps')).toHaveTextContent(
    'Trois ans au plus après notre dernier échange.',
  );
});
