import type { Page } from '@playwright/test';

/** Long, of words, and like nobody's name: nothing is wrong with it. */
export const goodPassword = ' tracteur lune canapé 12 ';

export const resetPath = (token: string, uid = 'MQ') => `/reset-password/${uid}/${token}`;

/** The form, as a visitor sees it. */
export const resetForm = (page: Page) => {
  const password = page.getByLabel('Nouveau mot de passe', { exact: true });
  const confirmation = page.getByLabel('Confirmation du mot de passe');
  const button = page.getByRole('button', { name: 'Modifier le mot de passe' });
  return {
    password,
    confirmation,
    button,
    async send(first: string, second = first) {
      await password.fill(first);
      await confirmation.fill(second);
      await button.click();
    },
  };
};
