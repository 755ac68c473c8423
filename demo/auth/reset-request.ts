import { type FieldErrors, invalidFields } from '../http/http-error.ts';

export type ResetRequest = { uid: string; token: string; new_password: string };

const FIELDS = ['uid', 'token', 'new_password'] as const;
const MAX_LENGTH = 1_024;

/** Validates the body as a Django REST serializer does: all errors at once, by field. */
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
  if (value.length > MAX_LENGTH) {
    return `Assurez-vous que ce champ comporte au plus ${MAX_LENGTH} caractères.`;
  }
  return undefined;
}

/** The account id in a `uid`; `undefined` when it is invalid. */
export function accountIdIn(uid: string): number | undefined {
  const text = Buffer.from(uid, 'base64url').toString('utf8');
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
