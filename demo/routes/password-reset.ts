import { passwordHash } from '../auth/password-hash.ts';
import { faultsOf } from '../auth/password-rules.ts';
import { accountIdIn, readResetRequest } from '../auth/reset-request.ts';
import { readJson } from '../http/body.ts';
import { invalidFields } from '../http/http-error.ts';
import { noContent } from '../http/route-response.ts';
import type { Route } from '../http/router.ts';
import type { AccountStore } from '../store/accounts.ts';

const unknownAccount = () =>
  invalidFields({ uid: ['Identifiant d’utilisateur non valide ou utilisateur inexistant.'] });

const badToken = () => invalidFields({ token: ['Jeton non valide pour cet utilisateur.'] });

/** Validates in the order of Djoser: the account, then the token, then the password. */
export const passwordResetRoutes = (accounts: AccountStore): Route[] => [
  {
    method: 'POST',
    path: '/api/v1/auth/users/reset_password_confirm',
    async handle({ request }) {
      const { uid, token, new_password } = readResetRequest(await readJson(request));

      const id = accountIdIn(uid);
      const account = id === undefined ? undefined : accounts.find(id);
      if (!account) throw unknownAccount();
      if (!accounts.isUsable(account.id, token)) throw badToken();

      const faults = faultsOf(new_password, account);
      if (faults.length > 0) throw invalidFields({ new_password: faults });

      const hash = await passwordHash(new_password);
      if (!accounts.reset(account.id, token, hash)) throw badToken();
      return noContent();
    },
  },
];
