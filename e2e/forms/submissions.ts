import type { Page } from '@playwright/test';
import { z } from 'zod';
import { test } from '../test.ts';

type Form = 'medecin-remplacant' | 'etablissement' | 'signalement';

const responses = z.array(z.object({ fields: z.record(z.string(), z.unknown()) }));

let used = 0;

/** An e-mail address that no other test uses, to find the submissions of this one. */
export function ownEmail(): string {
  used += 1;
  const { workerIndex, project } = test.info();
  return `zoe.roy+${project.name}-${workerIndex}-${used}@exemple.fr`;
}

/** The responses that the form service stored for this e-mail address, the latest first. */
export async function storedResponses(form: Form, email: string) {
  const response = await fetch(`${process.env.E2E_DEMO_URL}/forms/${form}/responses`);
  return responses
    .parse(await response.json())
    .map(({ fields }) => fields)
    .filter((fields) => fields.email === email);
}

/** Fills in the required fields of a doctor or a substitute, as visitors type or paste them. */
export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Prénom').fill('Zoé');
  await page.getByLabel('Nom', { exact: true }).fill('Roy');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Téléphone').fill('+33 (0)6.12.34.56.78');
  await page.getByLabel('Code postal').fill('21 000');
  await page.getByRole('checkbox').check();
}

/** The fields that the service then stores. */
export const filledIn = (email: string) => ({
  role: 'médecin',
  firstName: 'Zoé',
  lastName: 'Roy',
  speciality: 'Médecine générale',
  email,
  phone: '+33(0)6.12.34.56.78',
  postalCode: '21000',
  comments: '',
});

/** Waits until React handles the form: from then on the browser does not validate it. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('form[novalidate]').waitFor();
}

export const send = (page: Page) =>
  page.getByRole('button', { name: /^(?:Envoyer ma demande|Signaler l’annonce)$/ });
