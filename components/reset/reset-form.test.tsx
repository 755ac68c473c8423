import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResetOutcome } from '@/lib/forms/password/reset-outcome';

const sendReset = jest.fn<(path: string, fields: FormData) => Promise<ResetOutcome>>();
jest.unstable_mockModule('../../lib/api/browser/send-reset', () => ({ sendReset }));
const { ResetForm } = await import('./reset-form');

const href = '/reset-password/MQ/jeton';
const appUrl = 'https://app.medireleve.example';
const good = ' quatre mots et un tiret ';

beforeEach(() => {
  sendReset.mockReset();
});

function setUp(served: ResetOutcome | null = null) {
  render(<ResetForm href={href} appUrl={appUrl} served={served} />);
  return {
    user: userEvent.setup(),
    password: screen.getByLabelText<HTMLInputElement>('Nouveau mot de passe'),
    confirmation: screen.getByLabelText<HTMLInputElement>('Confirmation du mot de passe'),
    button: screen.getByRole('button', { name: 'Modifier le mot de passe' }),
  };
}

async function send(password: string, confirmation = password) {
  const form = setUp();
  if (password) await form.user.type(form.password, password);
  if (confirmation) await form.user.type(form.confirmation, confirmation);
  await form.user.click(form.button);
  return form;
}

function respondWith(outcome: ResetOutcome) {
  sendReset.mockResolvedValue(outcome);
}

describe('before it is sent', () => {
  test('both fields are required', async () => {
    const { password, confirmation } = await send('');
    expect(sendReset).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('2 points sont à corriger');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(password).toBeInvalid();
    expect(password).toHaveAccessibleDescription(/^Saisissez votre nouveau mot de passe\./);
    expect(confirmation).toHaveAccessibleDescription('Confirmez votre nouveau mot de passe.');
  });

  test('the minimum is eight characters', async () => {
    const { user, password } = await send('1234567');
    expect(sendReset).not.toHaveBeenCalled();
    await user.click(
      screen.getByRole('link', { name: 'Le mot de passe doit contenir au moins 8 caractères.' }),
    );
    expect(password).toHaveFocus();
  });

  test('the two must match', async () => {
    const { password, confirmation } = await send(good, 'autre chose');
    expect(sendReset).not.toHaveBeenCalled();
    expect(confirmation).toHaveAccessibleDescription('Les mots de passe ne correspondent pas');
    expect(password).not.toHaveAttribute('aria-invalid');
    expect(password).toHaveValue(good);
  });
});

describe('an error', () => {
  const differ = 'Les mots de passe ne correspondent pas';
  const tooShort = 'Le mot de passe doit contenir au moins 8 caractères.';

  test('disappears as soon as it is corrected, also in the summary; the focus does not move', async () => {
    const { user, password, confirmation } = await send('1234567', '12345678');
    expect(screen.getByRole('alert')).toHaveTextContent('2 points sont à corriger');

    await user.clear(password);
    await user.type(password, good);
    expect(password).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('alert')).toHaveTextContent(`Un point est à corriger${differ}`);
    expect(password).toHaveFocus();

    await user.clear(confirmation);
    await user.type(confirmation, good);
    expect(confirmation).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(confirmation).toHaveFocus();
  });

  test('of the confirmation disappears when the password is corrected instead', async () => {
    const { user, password } = await send('quatre mot', 'quatre mots');
    await user.type(password, 's');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is replaced by another one when the field is left', async () => {
    const { user, password } = await send('', good);
    await user.type(password, '1234');
    expect(password).toHaveAccessibleDescription(/^Saisissez/);
    await user.tab();
    expect(password).toHaveAccessibleDescription(new RegExp(`^${tooShort}`));
  });

  test('of the API stays until the password changes', async () => {
    respondWith({ kind: 'faulty', faults: { password: 'Trop courant.' } });
    const { user, password } = await send('motdepasse');
    await user.click(password);
    await user.tab();
    expect(password).toHaveAccessibleDescription(/^Trop courant\./);
    await user.type(password, ' de maman');
    expect(password).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('the password is sent as typed, spaces included, once', async () => {
  let end = (_: ResetOutcome) => {};
  sendReset.mockReturnValue(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  const { user, button, password } = await send(good);
  expect(button).toBeDisabled();
  expect(button).toHaveTextContent('Modification en cours...');
  await user.click(button);
  await user.type(password, '{Enter}');
  expect(sendReset).toHaveBeenCalledTimes(1);
  const [path, fields] = sendReset.mock.calls[0] ?? [];
  expect(path).toBe(href);
  expect(Object.fromEntries(fields ?? [])).toEqual({ new_password: good, confirmation: good });

  end({ kind: 'done' });
  const done = await screen.findByText('Votre mot de passe a été modifié avec succès');
  expect(done.closest('[role="status"]')?.parentElement).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Aller à l’accueil' })).toHaveAttribute('href', '/');
  expect(screen.queryByLabelText('Nouveau mot de passe')).not.toBeInTheDocument();
});

describe('a rejection', () => {
  test('of the password is shown at its field, and what was typed stays', async () => {
    const message = 'Ce mot de passe est trop courant. <b>Changez</b>';
    respondWith({ kind: 'faulty', faults: { password: message } });
    const { password, confirmation } = await send('motdepasse');
    expect(password).toHaveAccessibleDescription(new RegExp(`^${message}`));
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(password).toHaveValue('motdepasse');
    expect(confirmation).toHaveValue('motdepasse');
  });

  test('of the link says where to request a new one', async () => {
    respondWith({ kind: 'refused', message: 'Jeton non valide.', spent: true });
    await send(good);
    const alert = screen.getByRole('alert');
    // The sentence for people comes before that of the server.
    expect(alert).toHaveTextContent(/^Ce lien a peut-être expiré.*Jeton non valide\.$/);
    expect(alert.parentElement).toHaveFocus();
    expect(
      screen.getByRole('link', { name: 'Demandez un nouveau lien depuis l’application' }),
    ).toHaveAttribute('href', appUrl);
  });

  test('of too many attempts does not say so', async () => {
    respondWith({ kind: 'refused', message: 'Trop de tentatives.', spent: false });
    await send(good);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Trop de tentatives\.$/);
  });
});

test('without a response, what was typed stays and can be sent again', async () => {
  sendReset.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user, button, password } = await send(good);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Une erreur est survenue. Veuillez réessayer plus tard.$/,
  );
  expect(password).toHaveValue(good);

  respondWith({ kind: 'done' });
  await user.click(button);
  expect(await screen.findByText('Votre mot de passe a été modifié avec succès')).toBeVisible();
});

describe('after success', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    sessionStorage.clear();
  });
  const showDone = () =>
    render(<ResetForm href={href} appUrl={appUrl} served={{ kind: 'done' }} />);
  const redirects = () => sessionStorage.getItem('mot-de-passe-modifie') !== null;

  test('the home page follows after two seconds, with a note of what to say', () => {
    showDone();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', appUrl);
    act(() => void jest.advanceTimersByTime(1_999));
    expect(redirects()).toBe(false);
    act(() => void jest.advanceTimersByTime(1));
    expect(redirects()).toBe(true);
  });

  test('a link that was chosen is not replaced by the home page', () => {
    showDone();
    const link = screen.getByRole('link', { name: 'Se connecter' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    act(() => void jest.advanceTimersByTime(10_000));
    expect(redirects()).toBe(false);
  });

  test('the message stays where the browser stores no note', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    showDone();
    act(() => void jest.advanceTimersByTime(10_000));
    expect(screen.getByText('Votre mot de passe a été modifié avec succès')).toBeVisible();
  });
});

describe('before hydration, or without JavaScript', () => {
  test('the browser posts the form to its page', () => {
    const { form } = setUp().password;
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', href);
    expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    expect(form?.querySelectorAll('[name]')).toHaveLength(2);
  });

  test('a served error is shown, and disappears like any other when corrected', async () => {
    const differ = 'Les mots de passe ne correspondent pas';
    const { user, password, confirmation } = setUp({
      kind: 'faulty',
      faults: { confirmation: differ },
    });
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(confirmation).toHaveAccessibleDescription(differ);
    await user.type(password, good);
    await user.type(confirmation, good);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a served rejection disappears when the form is sent again', async () => {
    const { user, password, confirmation, button } = setUp({
      kind: 'refused',
      message: 'Jeton non valide.',
      spent: true,
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Jeton non valide.');
    respondWith({ kind: 'done' });
    await user.type(password, good);
    await user.type(confirmation, good);
    await user.click(button);
    expect(await screen.findByText('Votre mot de passe a été modifié avec succès')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a served success is shown without the form', () => {
    render(<ResetForm href={href} appUrl={appUrl} served={{ kind: 'done' }} />);
    expect(screen.getByText('Votre mot de passe a été modifié avec succès')).toBeVisible();
    expect(screen.queryByLabelText('Nouveau mot de passe')).not.toBeInTheDocument();
  });
});

test('no attribute or text of the document holds a password', async () => {
  respondWith({ kind: 'refused', message: 'Jeton non valide.', spent: true });
  await send(good);
  expect(document.documentElement.outerHTML).not.toContain('quatre mots');
});
