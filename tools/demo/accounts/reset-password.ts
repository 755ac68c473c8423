import {
  type FieldErrors,
  invalidFields,
  noContent,
  type RouteResponse,
  readJson,
} from '../http/response.ts';
import type { Call } from '../http/router.ts';
import { faultsOf } from './password-rules.ts';
import type { ResetLinks } from './reset-links.ts';

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
