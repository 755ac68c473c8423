import type { EstablishmentField } from './establishment.ts';
import type { PractitionerField } from './practitioner.ts';
import type { ReportField } from './report.ts';
import { formats } from './rules.ts';

type Field = PractitionerField | EstablishmentField | ReportField;

/** The outcome of a form that was posted without JavaScript. */
export type RelayOutcome =
  /** A report that was sent has a reference. */
  | { kind: 'sent' | 'failed' | 'limited'; reference?: string | undefined }
  /** Some fields are invalid, which the browser did not notice. */
  | { kind: 'invalid'; fields: Field[] };

/** The names of the fields within a sentence. */
const fieldNames: Record<Field, string> = {
  role: 'votre profil',
  Name: 'le nom de l’établissement ou de la collectivité',
  firstName: 'le prénom',
  lastName: 'le nom',
  speciality: 'la spécialité',
  email: 'l’adresse e-mail',
  phone: 'le numéro de téléphone',
  postalCode: 'le code postal',
  comments: 'le texte libre',
  ad: 'l’annonce',
  reason: 'le motif',
  name: 'votre nom',
  goodFaith: 'la case à cocher',
};

const kinds = {
  sent: 'envoyee',
  failed: 'echec',
  limited: 'trop-de-tentatives',
  invalid: 'a-verifier',
} as const satisfies Record<RelayOutcome['kind'], string>;

const allFields = Object.keys(fieldNames) as Field[];
const allKinds = Object.keys(kinds) as RelayOutcome['kind'][];

/** The parameters of the page that shows an outcome. */
export const relayOutcomeParams = ['resultat', 'champs', 'reference'] as const;
const [kindParam, fieldsParam, referenceParam] = relayOutcomeParams;

/**
 * Parses the query of the page that shows an outcome; `null` when there is none. The URL holds the outcome and nothing
 * that was typed: the privacy policy says that forms set no cookie.
 */
export function parseRelayOutcome(params: URLSearchParams): RelayOutcome | null {
  const kind = allKinds.find((known) => kinds[known] === params.get(kindParam));
  if (kind === undefined) return null;
  const [reference] = /^S-[\dA-F]{8}$/.exec(params.get(referenceParam) ?? '') ?? [];
  if (kind !== 'invalid') return { kind, ...(kind === 'sent' && { reference }) };
  return invalidOutcome(params.get(fieldsParam)?.split('.') ?? []);
}

/** Formats that query, without a question mark; empty for `null`. */
export function formatRelayOutcome(outcome: RelayOutcome | null): string {
  if (outcome === null) return '';
  const params = new URLSearchParams({ [kindParam]: kinds[outcome.kind] });
  if (outcome.kind === 'invalid' && outcome.fields.length > 0) {
    params.set(fieldsParam, outcome.fields.join('.'));
  }
  if (outcome.kind === 'sent' && outcome.reference) params.set(referenceParam, outcome.reference);
  return params.toString();
}

/** The outcome of a form with invalid fields; unknown names are ignored. */
export function invalidOutcome(names: readonly string[]): RelayOutcome {
  return { kind: 'invalid', fields: allFields.filter((field) => names.includes(field)) };
}

/** A sentence for each invalid field: what to check, and what the field accepts. */
export function correctionsOf(fields: readonly Field[]): string[] {
  if (fields.length === 0) return ['Vérifiez vos réponses.'];
  const accepted: Partial<Record<Field, string>> = formats;
  return fields.map((field) => `Vérifiez ${fieldNames[field]}. ${accepted[field] ?? ''}`.trim());
}
