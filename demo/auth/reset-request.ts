import { type FieldErrors, invalidFields } from '../http/refusal.ts';

export type ResetRequest = { uid: string; token: string; new_password: string };

const FIELDS = ['uid', 'token', 'new_password'] as const;
const LONGEST = 1_024;

/** Checks the shape of the body as a Django REST serializer does: all faults at once, by field. */
export function readResetRequest(body: unknown): ResetRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalidFields({ non_field_errors: ['Données non valides. Dictionnaire attendu.'] });
  }
  const given = new Map<string, unknown>(Object.entries(body));
  const errors: FieldErrors = {};
  const texts = FIELDS.map((field) => {
    const value = given.get(field);
    const fault = faultOf(value);
    if (fault) errors[field] = [fault];
    return typeof value === 'string' ? value : '';
  });
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  const [uid = '', token = '', new_password = ''] = texts;
  return { uid: uid.trim(), token: token.trim(), new_password };
}

function faultOf(value: unknown): string | undefined {
  if (value === undefined) return 'Ce champ est obligatoire.';
  if (value === null) return 'Ce champ ne peut être nul.';
  if (typeof value !== 'string') return 'Chaîne de caractères non valide.';
  if (value.trim() === '') return 'Ce champ ne peut être vide.';
  if (value.length > LONGEST) {
    return `Assurez-vous que ce champ comporte au plus ${LONGEST} caractères.`;
  }
  return undefined;
}

/** The account number in a `uid`, or undefined when it is not one. */
export function accountIdIn(uid: string): number | undefined {
  const text = Buffer.from(uid, 'base64url').toString('utf8');
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
