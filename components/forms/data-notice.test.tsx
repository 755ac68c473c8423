import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { sectionOf } from '@/test/section-of';
import { DataNotice } from './data-notice';

const policy = readFileSync('content/legal/politique-de-confidentialite.md', 'utf8');

function definitionOf(term: string) {
  render(<DataNotice company="Exemple Santé" brand="MédiRelève" email="donnees@exemple.fr" />);
  const notice = sectionOf('Vos données personnelles');
  return within(notice).getByText(term).nextElementSibling as HTMLElement;
}

test('the company is the data controller, as in the privacy policy', () => {
  expect(policy).toContain('Le responsable du traitement est {société},');
  expect(definitionOf('Qui')).toHaveTextContent(
    /^Exemple Santé, responsable du traitement pour MédiRelève/,
  );
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
    within(definitionOf('Vos droits')).getByRole('link', { name: 'donnees@exemple.fr' }),
  ).toHaveAttribute('href', 'mailto:donnees@exemple.fr');
});

test('the data are stored as long as the privacy policy says', () => {
  expect(policy).toMatch(/Pré-inscriptions<.*3 ans après le dernier contact/);
  expect(definitionOf('Combien de temps')).toHaveTextContent(
    'Trois ans au plus après notre dernier échange.',
  );
});
