import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formService } from '@/lib/forms/configured-forms';
import { establishmentRules } from '@/lib/forms/establishment';
import { practitionerRules } from '@/lib/forms/practitioner';
import type { Profile } from '@/lib/forms/profile';
import { formats } from '@/lib/forms/rules';
import { EstablishmentForm } from './establishment-form';
import { PractitionerForm } from './practitioner-form';
import { clearDrafts } from './pre-registration-form';

const url = 'https://forms.example.org/a';
const sentLinks = <a href="/annonces">Voir les annonces</a>;

/** Fakes `fetch`: posts are recorded, and the test responds to them. */
function fakeService() {
  const waiting: { resolve: () => void; reject: () => void }[] = [];
  const fetch = jest.fn(
    (_url: string, _init: RequestInit) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ resolve, reject: () => reject(new TypeError('Failed to fetch')) });
      }),
  );
  Object.assign(globalThis, { fetch });
  return {
    fetch,
    posted: (call = 0) => {
      const [url, init] = fetch.mock.calls[call] ?? [];
      const body = init?.body;
      return { url, init, fields: body instanceof FormData ? Object.fromEntries(body) : null };
    },
    respond: () => waiting.shift()?.resolve(),
    fail: () => waiting.shift()?.reject(),
  };
}

function openPractitionerForm(profile: Profile = 'medecin', names?: Record<string, string>) {
  const service = formService(practitionerRules, url, names);
  return render(
    <PractitionerForm
      service={service}
      profile={profile}
      dataNotice={<p>RGPD</p>}
      sentLinks={sentLinks}
    />,
  );
}

function openEstablishmentForm() {
  const service = formService(establishmentRules, url, {});
  return render(
    <EstablishmentForm service={service} dataNotice={<p>RGPD</p>} sentLinks={sentLinks} />,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const consent = () => screen.getByRole('checkbox');
const send = () => screen.getByRole('button', { name: 'Envoyer ma demande' });

/** Fills in the required fields as a person would type them, except the consent. */
async function fillIn() {
  const user = userEvent.setup();
  await user.type(field('Prénom'), ' Zoé ');
  await user.type(field('Nom'), 'Roy');
  await user.type(field('Adresse e-mail'), 'zoe.roy@exemple.fr');
  await user.type(field('Téléphone'), '+33 (0)6.12.34.56.78');
  await user.type(field('Code postal'), '21 000');
}

const failure = 'Une erreur est survenue. Veuillez réessayer plus tard.';
const success = 'Merci pour votre pré-inscription ! Nous vous contacterons bientôt.';
const consentMissing = 'Vous devez accepter les CGUs pour vous inscrire.';

let service: ReturnType<typeof fakeService>;

beforeEach(() => {
  clearDrafts();
  service = fakeService();
  window.history.replaceState(null, '', '/inscription');
});
afterEach(() => window.history.replaceState(null, '', '/'));

const response = () => act(async () => service.respond());
const fail = () => act(async () => service.fail());

async function openFilledIn(names?: Record<string, string>) {
  openPractitionerForm('medecin', names);
  await fillIn();
  await userEvent.click(consent());
}

describe('sending the form', () => {
  test('the normalised values are posted to the service, without cookies, and the response is not read', async () => {
    await openFilledIn();
    await userEvent.click(send());
    const { url, init, fields } = service.posted();
    expect(url).toBe('https://forms.example.org/a');
    expect(init).toMatchObject({ method: 'POST', mode: 'no-cors', credentials: 'omit' });
    expect(init?.signal).toBeInstanceOf(AbortSignal);
    expect(fields).toEqual({
      role: 'médecin',
      firstName: 'Zoé',
      lastName: 'Roy',
      speciality: 'Médecine générale',
      email: 'zoe.roy@exemple.fr',
      phone: '+33(0)6.12.34.56.78',
      postalCode: '21000',
      comments: '',
    });
    // The field keeps the typed text.
    expect(field('Téléphone')).toHaveValue('+33 (0)6.12.34.56.78');
  });

  test('a field with a control character has a message, keeps what was typed, and nothing is sent', async () => {
    await openFilledIn();
    fireEvent.change(field('Nom'), { target: { value: 'Roy\u2028Bcc: a@exemple.fr' } });
    await userEvent.click(send());
    expect(field('Nom')).toHaveAccessibleDescription(/^Écrivez ce texte sur une seule ligne/);
    expect(field('Nom')).toHaveValue('Roy\u2028Bcc: a@exemple.fr');
    expect(service.fetch).not.toHaveBeenCalled();
  });

  test('fields have the names of the service', async () => {
    await openFilledIn({ firstName: 'entry.101', role: 'entry.102' });
    await userEvent.click(send());
    expect(service.posted().fields).toMatchObject({ 'entry.101': 'Zoé', 'entry.102': 'médecin' });
    expect(service.posted().fields).not.toHaveProperty('firstName');
  });

  test('the button is disabled and announced as such, and a second submit sends nothing', async () => {
    await openFilledIn();
    const button = send();
    const form = button.closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(button).toBeDisabled();
    expect(button).toHaveTextContent('Envoi en cours...');
    expect(screen.getByRole('status')).toHaveTextContent('Envoi en cours...');
    await userEvent.type(field('Nom'), '{Enter}');
    fireEvent.submit(form);
    expect(service.fetch).toHaveBeenCalledTimes(1);
  });

  test('while sending nothing can be edited, and the form has the focus', async () => {
    await openFilledIn();
    const form = send().closest('form');
    await userEvent.type(field('Prénom'), '{Enter}');
    for (const part of [...screen.getAllByRole('radio'), field('Prénom'), consent()]) {
      expect(part.closest('[inert]')).not.toBeNull();
    }
    expect(form).toHaveFocus();
    await fail();
    expect(form?.querySelector('[inert]')).toBeNull();
    expect(send()).toHaveFocus();
  });

  test('after ten seconds a message says that it is still being sent', async () => {
    await openFilledIn();
    jest.useFakeTimers();
    try {
      fireEvent.submit(send().closest('form') as HTMLFormElement);
      act(() => jest.advanceTimersByTime(10_000));
      expect(screen.getByRole('status')).toHaveTextContent(/^L’envoi prend plus de temps/);
    } finally {
      jest.useRealTimers();
    }
  });

  test('a focus that is elsewhere by then does not move', async () => {
    await openFilledIn();
    await userEvent.click(send());
    act(() => (document.activeElement as HTMLElement).blur());
    await fail();
    expect(document.body).toHaveFocus();
  });

  test('success takes the focus, clears the fields and shows links', async () => {
    await openFilledIn();
    await userEvent.click(send());
    await response();
    const panel = screen.getByRole('status');
    expect(panel).toHaveFocus();
    expect(within(panel).getByText(success)).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: 'Voir les annonces' })).toHaveAttribute(
      'href',
      '/annonces',
    );
    expect(screen.queryByRole('textbox')).toBeNull();

    await userEvent.click(within(panel).getByRole('button', { name: 'Envoyer une autre demande' }));
    expect(field('Prénom')).toHaveFocus();
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('');
    expect(consent()).not.toBeChecked();
  });

  test('failure has a message, keeps what was typed, and can be retried', async () => {
    await openFilledIn();
    await userEvent.click(send());
    await fail();
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    expect(field('Prénom')).toHaveValue(' Zoé ');
    expect(field('Code postal')).toHaveValue('21 000');
    expect(consent()).toBeChecked();

    await userEvent.click(send());
    expect(screen.queryByText(failure)).toBeNull();
    expect(service.fetch).toHaveBeenCalledTimes(2);
    await response();
    expect(screen.getByText(success)).toBeInTheDocument();
  });

  test('a bot that fills in the honeypot is thanked, and nothing is sent', async () => {
    await openFilledIn();
    const honeypot = screen.getByLabelText('Laissez ce champ vide');
    expect(honeypot.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    fireEvent.change(honeypot, { target: { value: 'Achetez' } });
    await userEvent.click(send());
    expect(screen.getByText(success)).toBeInTheDocument();
    expect(service.fetch).not.toHaveBeenCalled();
  });
});

describe('mistakes', () => {
  const errorOf = (name: string) => field(name).getAttribute('aria-describedby');

  test('are all shown at once, at the fields and in a summary that takes the focus', async () => {
    openPractitionerForm();
    await userEvent.click(send());
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Indiquez votre prénom.',
      'Indiquez votre nom.',
      'Indiquez votre adresse e-mail.',
      'Indiquez votre numéro de téléphone.',
      'Indiquez votre code postal.',
      consentMissing,
    ]);
    expect(field('Prénom')).toBeInvalid();
    expect(field('Prénom')).toHaveAccessibleDescription('Indiquez votre prénom.');
    expect(consent()).toBeInvalid();
    expect(consent()).toHaveAccessibleDescription(consentMissing);
    expect(field('Commentaires (facultatif)')).not.toHaveAttribute('aria-invalid');
    expect(field('Commentaires (facultatif)')).toHaveAccessibleDescription(
      'N’écrivez ici aucune information sur un patient ni sur votre santé.',
    );
    expect(service.fetch).not.toHaveBeenCalled();

    await userEvent.click(within(summary).getByRole('link', { name: /téléphone/ }));
    expect(field('Téléphone')).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: consentMissing }));
    expect(consent()).toHaveFocus();
  });

  test('no error is shown while a form is filled in for the first time', async () => {
    openPractitionerForm();
    await userEvent.type(field('Code postal'), '21');
    await userEvent.tab();
    expect(field('Code postal')).not.toHaveAttribute('aria-invalid');
  });

  test('what a field accepts is said before, and once in the message', async () => {
    openPractitionerForm();
    expect(field('Adresse e-mail')).toHaveAccessibleDescription(formats.email);
    expect(field('Téléphone')).toHaveAccessibleDescription(formats.phone);
    expect(field('Code postal')).toHaveAccessibleDescription(formats.postalCode);
    await userEvent.type(field('Code postal'), '2100');
    await userEvent.click(send());
    expect(field('Code postal')).toHaveAccessibleDescription(
      'Vérifiez votre code postal. Cinq chiffres, comme 21000.',
    );
  });

  test('an error disappears as soon as it is corrected, also in the summary', async () => {
    openPractitionerForm();
    await userEvent.click(send());
    await userEvent.type(field('Code postal'), '2100');
    expect(field('Code postal')).toHaveAccessibleDescription(
      'Indiquez votre code postal. Cinq chiffres, comme 21000.',
    );
    await userEvent.type(field('Code postal'), '0');
    expect(field('Code postal')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('alert')).toHaveTextContent('5 points sont à corriger');
    await userEvent.click(consent());
    expect(consent()).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('alert')).toHaveTextContent('4 points sont à corriger');
  });

  test('an error that remains is updated when the field is left', async () => {
    openPractitionerForm();
    await userEvent.click(send());
    await userEvent.type(field('Adresse e-mail'), 'zoe@exemple');
    await userEvent.tab();
    expect(field('Adresse e-mail')).toHaveAccessibleDescription(
      'Vérifiez votre adresse e-mail. Exemple\u00a0: prenom.nom@exemple.fr.',
    );
    expect(errorOf('Adresse e-mail')).not.toBeNull();
  });

  test('without the consent alone nothing is sent', async () => {
    openPractitionerForm();
    await fillIn();
    await userEvent.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('Un point est à corriger');
    expect(screen.getByRole('alert')).toHaveTextContent(consentMissing);
    expect(service.fetch).not.toHaveBeenCalled();
    await userEvent.click(consent());
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(send());
    expect(service.fetch).toHaveBeenCalledTimes(1);
  });
});

describe('a draft', () => {
  test('what was typed is restored when the visitor comes back', async () => {
    openPractitionerForm('medecin');
    await fillIn();
    await userEvent.click(consent());
    cleanup();
    openPractitionerForm('remplacant');
    expect(field('Adresse e-mail')).toHaveDisplayValue(/zoe\.roy@exemple\.fr/);
    expect(screen.getByRole('combobox', { name: 'Spécialité' })).toHaveValue('Médecine générale');
    expect(consent()).toBeChecked();
    // The URL says which is selected.
    expect(screen.getByRole('radio', { name: 'Médecin' })).toBeChecked();
  });

  test('what was sent is not restored', async () => {
    await openFilledIn();
    await userEvent.click(send());
    await response();
    cleanup();
    openPractitionerForm('medecin');
    expect(field('Prénom')).toHaveValue('');
  });
});

describe('Médecin or Remplaçant', () => {
  const role = (name: string) => screen.getByRole('radio', { name });

  test('switching keeps what was typed, and replaces the URL', async () => {
    openPractitionerForm();
    await userEvent.type(field('Prénom'), 'Zoé');
    const entries = window.history.length;
    await userEvent.click(role('Remplaçant'));
    expect(location.pathname + location.search).toBe('/inscription?profil=remplacant');
    expect(field('Prénom')).toHaveValue('Zoé');
    await userEvent.click(role('Médecin'));
    expect(location.pathname + location.search).toBe('/inscription');
    expect(window.history.length).toBe(entries);
  });

  test('the profile of the page is selected, and sent', async () => {
    window.history.replaceState(null, '', '/inscription?profil=remplacant');
    openPractitionerForm('remplacant');
    expect(role('Remplaçant')).toBeChecked();
    await fillIn();
    await userEvent.click(consent());
    await userEvent.click(send());
    expect(service.posted().fields).toMatchObject({ role: 'remplaçant' });
  });

  test('the URL wins over the profile of the cached page', () => {
    window.history.replaceState(null, '', '/inscription?profil=remplacant');
    openPractitionerForm('medecin');
    expect(role('Remplaçant')).toBeChecked();
  });
});

describe('the form of establishments', () => {
  test('an establishment is sent with its own fields, and has its own message of thanks', async () => {
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
    expect(screen.getByRole('link', { name: 'Voir les annonces' })).toBeInTheDocument();
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
});
