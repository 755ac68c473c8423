export type Account = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  /** The token of the reset link, and the hours from the start of the demo until it expires. */
  token: string;
  hoursLeft: number;
};

export type ResetLinks = ReturnType<typeof resetLinks>;

const ACCOUNTS: readonly Account[] = [
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

export const resetPaths = (): string[] =>
  ACCOUNTS.map(
    ({ id, token, hoursLeft }) =>
      `/reset-password/${uidOf(id)}/${token}${hoursLeft < 0 ? ' (expired)' : ''}`,
  );

/** The links of the accounts, renewed at each start. Each can be used once. */
export function resetLinks() {
  const start = Date.now();
  const used = new Set<string>();

  return {
    /** The account of the `uid` in a link. */
    accountOf: (uid: string) => ACCOUNTS.find(({ id }) => decoded(uid) === String(id)),

    isUsable: (account: Account, token: string): boolean =>
      token === account.token &&
      !used.has(token) &&
      Date.now() < start + account.hoursLeft * 3_600_000,

    use(token: string): void {
      used.add(token);
    },
  };
}

/** The encoding of an account in Django's links. */
const uidOf = (id: number): string => Buffer.from(String(id)).toString('base64url');

const decoded = (uid: string): string => Buffer.from(uid, 'base64url').toString('utf8');
