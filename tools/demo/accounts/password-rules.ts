import { folded } from '../folded.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import type { Account } from './reset-links.ts';

const MIN_LENGTH = 8;
const TOO_SIMILAR = 0.7;

/** The errors of Django's validators for a new password, in its words. */
export function faultsOf(password: string, account: Account): string[] {
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

/** Django's measure: the share of characters two texts have in common, in any order. */
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
