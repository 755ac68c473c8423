import { folded } from '../folded.ts';
import {
  type FieldErrors,
  invalidFields,
  noContent,
  type RouteResponse,
  readJson,
} from '../http/response.ts';
import type { Call } from '../http/router.ts';

type Account = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  /** The token of the reset link, and the hours from the start of the demo until it expires. */
  token: string;
  hoursLeft: number;
};

type ResetLinks = ReturnType<typeof resetLinks>;

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

const MAX_LENGTH = 1_024;

/**
 * Uses the link of an account. Validates in the order of Djoser: the fields, the account, the token, the password.
 * Nobody can log in, so the password is not stored.
 */
export async function resetPassword(links: ResetLinks, { request }: Call): Promise<RouteResponse> {
  const { uid, token, new_password } = fieldsOf(await readJson(request));
  const account = links.accountOf(uid.trim());
  if (account === undefined) {
    const unknown = 'Identifiant d’utilisateur non valide ou utilisateur inexistant.';
    throw invalidFields({ uid: [unknown] });
  }
  if (!links.isUsable(account, token.trim())) {
    throw invalidFields({ token: ['Jeton non valide pour cet utilisateur.'] });
  }
  const faults = faultsOf(new_password, account);
  if (faults.length > 0) throw invalidFields({ new_password: faults });
  links.use(token.trim());
  return noContent();
}

/** Validates the body as a Django REST serializer does: all errors at once, by field. */
function fieldsOf(body: unknown) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalidFields({ non_field_errors: ['Données non valides. Dictionnaire attendu.'] });
  }
  const values = new Map<string, unknown>(Object.entries(body));
  const errors: FieldErrors = {};
  const read = (field: string): string => {
    const value = values.get(field);
    const fault = faultOf(value);
    if (fault !== undefined) errors[field] = [fault];
    return typeof value === 'string' ? value : '';
  };
  const fields = {
    uid: read('uid'),
    token: read('token'),
    new_password: read('new_password'),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return fields;
}

function faultOf(value: unknown): string | undefined {
  if (value === undefined) return 'Ce champ est obligatoire.';
  if (value === null) return 'Ce champ ne peut être nul.';
  if (typeof value !== 'string') return 'Chaîne de caractères non valide.';
  if (value.trim() === '') return 'Ce champ ne peut être vide.';
  if (value.length > MAX_LENGTH) {
    return `Assurez-vous que ce champ comporte au plus ${MAX_LENGTH} caractères.`;
  }
  return undefined;
}

/** The most common passwords of eight characters or more, in France and elsewhere. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  12345678 123456789 1234567890 0123456789 11111111 00000000 87654321 987654321 12341234 123123123
  password password1 password123 passw0rd p@ssw0rd qwertyuiop qwerty123 1q2w3e4r 1qaz2wsx azertyuiop
  azerty123 azerty12 azerty1234 azertyui motdepasse motdepasse1 motdepasse123 monmotdepasse soleil123
  bonjour1 bonjour123 bonjour12 bonjour01 doudou123 loulou123 chouchou nicolas1 camille1 marseille
  marseille13 football football1 baseball superman iloveyou jetaime123 je t'aime jetaime1 princess
  princesse sunshine starwars trustno1 welcome1 whatever internet computer administrateur admin123
  administrator letmein1 master123 changeme changezmoi docteur1 docteur123 medecin1 medecin123
  medecine remplacant remplacement coucou123 vacances anthony1 caroline guillaume alexandre christine
  isabelle nathalie veronique catherine jeanpierre chocolat nounours papillon tournesol coccinelle
  abcdefgh abcd1234 aaaaaaaa a1b2c3d4 qazwsxedc zxcvbnm123 asdfghjkl michelle jennifer
  `
    .trim()
    .split(/\s+/),
);

const MIN_LENGTH = 8;
const TOO_SIMILAR = 0.7;

/** The errors of Django's validators for a new password, with its messages. */
function faultsOf(password: string, account: Account): string[] {
  const faults: string[] = [];
  const likeness = attributeLike(password, account);
  if (likeness) faults.push(`Le mot de passe est trop semblable au champ « ${likeness} ».`);
  if ([...password].length < MIN_LENGTH) {
    faults.push(
      `Ce mot de passe est trop court. Il doit contenir au minimum ${MIN_LENGTH} caractères.`,
    );
  }
  if (COMMON_PASSWORDS.has(folded(password))) faults.push('Ce mot de passe est trop courant.');
  if (/^\d+$/.test(password)) faults.push('Ce mot de passe est entièrement numérique.');
  return faults;
}

function attributeLike(password: string, account: Account): string | undefined {
  const attributes = [
    ['prénom', account.firstName],
    ['nom', account.lastName],
    ['adresse électronique', account.email],
  ] as const;
  return attributes.find(([, value]) =>
    [value, ...value.split('@'), ...value.split(/[^\p{L}\p{N}]+/u)].some((part) =>
      isLike(password, part),
    ),
  )?.[0];
}

/** Django's measure of similarity: the share of characters that two texts have in common, in any order. */
function isLike(password: string, attribute: string): boolean {
  const left = [...folded(password)];
  const right = [...folded(attribute)];
  if (right.length < 3 || left.length >= 10 * right.length) return false;
  const size = left.length + right.length;
  const remaining = new Map<string, number>();
  for (const letter of right) remaining.set(letter, (remaining.get(letter) ?? 0) + 1);
  let shared = 0;
  for (const letter of left) {
    const count = remaining.get(letter) ?? 0;
    if (count > 0) shared += 1;
    remaining.set(letter, count - 1);
  }
  return (2 * shared) / size >= TOO_SIMILAR;
}
