import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formService } from '@/lib/forms/configured-forms';
import { establishmentRules } from '@/lib/forms/establishment';
import { practitionerRules } from '@/lib/forms/practitioner';
import type { Profile } from '@/lib/forms/profile';
import { EstablishmentForm } from './establishment-form';
import { PractitionerForm } from './practitioner-form';
import { EstablishmentLinks, PractitionerLinks } from './relay-outcome-page';

const url = 'https://forms.example.org/a';

/** Fakes `fetch`: posts are recorded, and the test responds to them. */
export function fakeService() {
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

export function openPractitionerForm(profile: Profile = 'medecin', names?: Record<string, string>) {
  const service = formService(practitionerRules, url, names);
  return render(
    <PractitionerForm
      service={service}
      profile={profile}
      dataNotice={<p>RGPD</p>}
      sentLinks={<PractitionerLinks />}
    />,
  );
}

export function openEstablishmentForm() {
  const service = formService(establishmentRules, url, {});
  const urls = { bookingUrl: 'https://rdv.example.org', appUrl: 'https://app.example.org' };
  return render(
    <EstablishmentForm
      service={service}
      dataNotice={<p>RGPD</p>}
      sentLinks={<EstablishmentLinks {...urls} />}
    />,
  );
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const consent = () => screen.getByRole('checkbox');
export const send = () => screen.getByRole('button', { name: 'Envoyer ma demande' });

/** Fills in the required fields as a person would type them, except the consent. */
export async function fillIn() {
  const user = userEvent.setup();
  await user.type(field('Prénom'), ' Zoé ');
  await user.type(field('Nom'), 'Roy');
  await user.type(field('Adresse e-mail'), 'zoe.roy@exemple.fr');
  await user.type(field('Téléphone'), '+33 (0)6.12.34.56.78');
  await user.type(field('Code postal'), '21 000');
}
