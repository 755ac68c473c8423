import { beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formService } from '@/lib/forms/configured-forms';
import { goodFaith, reportRules } from '@/lib/forms/report';
import { clearDrafts } from './pre-registration-form';
import { ReportForm } from './report-form';

const fetch = jest.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  clearDrafts();
  fetch.mockReset().mockImplementation(async () => new Response('Non', { status: 502 }));
  Object.assign(globalThis, { fetch });
});

const open = (ad = 12) =>
  render(
    <ReportForm
      ad={ad}
      service={formService(reportRules, '/signalement')}
      dataNotice={<p>RGPD</p>}
      sentLinks={null}
    />,
  );
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Signaler l’annonce' });

async function fillIn() {
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Motif' }), 'Déjà pourvue');
  await user.type(field('Ce qui ne va pas'), 'Le cabinet a trouvé.');
  await user.type(field('Nom'), 'Zoé Roy');
  await user.type(field('Adresse e-mail'), 'zoe.roy@exemple.fr');
  await user.click(screen.getByRole('checkbox', { name: goodFaith }));
}

test('an empty form says what is missing, in its order, and sends nothing', async () => {
  open();
  await userEvent.click(send());
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choisissez un motif.',
    'Dites ce qui ne va pas.',
    'Indiquez votre nom.',
    'Indiquez votre adresse e-mail.',
    'Confirmez votre bonne foi.',
  ]);
  await userEvent.click(within(summary).getByRole('link', { name: /bonne foi/ }));
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(fetch).not.toHaveBeenCalled();
});

test('an illegal content needs no name, and browsers without JavaScript require none', async () => {
  open();
  await userEvent.click(send());
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Contenu illégal');
  expect(screen.queryByRole('link', { name: 'Indiquez votre nom.' })).toBeNull();
  for (const name of ['Nom', 'Adresse e-mail']) {
    expect(field(name)).not.toBeRequired();
    expect(field(name)).toHaveAccessibleDescription('Facultatif pour un contenu illégal.');
  }
  expect(field('Ce qui ne va pas')).toBeRequired();
  expect(field('Ce qui ne va pas')).toHaveAccessibleDescription(/Dites ce qui ne va pas.*patient/);
  expect(screen.getByRole('combobox')).toBeRequired();
  expect(screen.getByRole('checkbox')).toBeRequired();
});

test('a failure says so, and keeps what was typed', async () => {
  open();
  await fillIn();
  await userEvent.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Une erreur est survenue. Veuillez réessayer plus tard.',
  );
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/signalement');
  expect(init?.body instanceof FormData && Object.fromEntries(init.body)).toEqual({
    ad: '12',
    reason: 'Déjà pourvue',
    comments: 'Le cabinet a trouvé.',
    name: 'Zoé Roy',
    email: 'zoe.roy@exemple.fr',
    goodFaith,
  });
  expect(field('Ce qui ne va pas')).toHaveValue('Le cabinet a trouvé.');
  expect(screen.getByRole('combobox')).toHaveValue('Déjà pourvue');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('a draft is of one ad', async () => {
  open(12);
  await fillIn();
  cleanup();
  open(13);
  expect(field('Ce qui ne va pas')).toHaveValue('');
  cleanup();
  open(12);
  expect(field('Ce qui ne va pas')).toHaveValue('Le cabinet a trouvé.');
  expect(screen.getByRole('combobox')).toHaveValue('Déjà pourvue');
});
