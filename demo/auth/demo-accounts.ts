import type { Account, AccountStore } from '../store/accounts.ts';

type DemoAccount = Account & { token: string; hoursLeft: number };

const DEMO_ACCOUNTS: DemoAccount[] = [
  {
    id: 1,
    email: 'claire.moreau@example.org',
    firstName: 'Claire',
    lastName: 'Moreau',
    token: 'demo-claire',
    hoursLeft: 72,
  },
  {
    id: 2,
    email: 'youssef.benali@example.org',
    firstName: 'Youssef',
    lastName: 'Benali',
    token: 'demo-youssef',
    hoursLeft: 72,
  },
  {
    id: 3,
    email: 'direction@clinique-des-tilleuls.example',
    firstName: 'Anne',
    lastName: 'Lefebvre',
    token: 'demo-expired',
    hoursLeft: -1,
  },
];

/** Each start makes the documented links valid again, even if they have been used. */
export function renewDemoAccounts(accounts: AccountStore): void {
  for (const account of DEMO_ACCOUNTS) {
    accounts.add(account);
    accounts.allowReset(
      account.id,
      account.token,
      new Date(Date.now() + account.hoursLeft * 3_600_000),
    );
  }
}

export const resetPaths = (): string[] =>
  DEMO_ACCOUNTS.map(
    ({ id, token, hoursLeft }) =>
      `/reset-password/${uidOf(id)}/${token}${hoursLeft < 0 ? ' (expired)' : ''}`,
  );

/** The encoding of an account in Django's links. */
const uidOf = (id: number): string => Buffer.from(String(id)).toString('base64url');
