import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consent, fakeService, field, openEstablishmentForm, send } from './form.fixture';

test('an establishment is sent with its own fields, and has its own message of thanks and links', async () => {
  const service = fakeService();
  openEstablishmentForm();
  await userEvent.type(
    field('Nom de l’établissement ou de la collectivité'),
    'Maison de santé du Haut-Bocage',
  );
  await userEvent.type(field('Adresse e-mail'), 'accueil@exemple.fr');
  await userEvent.type(field('Téléphone'), '0380123456');
  await userEvent.type(field('Code postal'), '21000');
  await userEvent.type(field('Vos attentes (facultatif)'), 'Deux semaines en août');
  await userEvent.click(consent());
  await userEvent.click(send());
  expect(service.posted().fields).toEqual({
    Name: 'Maison de santé du Haut-Bocage',
    email: 'accueil@exemple.fr',
    phone: '0380123456',
    postalCode: '21000',
    comments: 'Deux semaines en août',
  });
  await act(async () => service.respond());
  expect(screen.getByRole('status')).toHaveTextContent('Nous vous contacterons bientôt.');
  expect(screen.queryByText(/Merci/)).toBeNull();
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Réserver un créneau de 30\u00a0minutes (nouvelle fenêtre)', 'https://rdv.example.org'],
    ['Créer un compte', 'https://app.example.org'],
  ]);
});

test('the comments say what to write there', () => {
  openEstablishmentForm();
  expect(field('Vos attentes (facultatif)')).toHaveAccessibleDescription(
    'Par exemple\u00a0: la personne à contacter, le type de structure (hôpital, maison de santé, commune…). Dites aussi quelles spécialités vous cherchez, et à quelles dates. N’écrivez ici aucune information sur un patient ni sur votre santé.',
  );
});

test('an empty form shows the missing fields', async () => {
  openEstablishmentForm();
  await userEvent.click(send());
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Indiquez le nom de votre établissement ou de votre collectivité.',
    'Indiquez votre adresse e-mail.',
    'Indiquez votre numéro de téléphone.',
    'Indiquez votre code postal.',
    'Vous devez accepter les CGUs pour vous inscrire.',
    expect.stringContaining('conditions générales d’utilisation'),
  ]);
});
