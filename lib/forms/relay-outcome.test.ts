import { expect, test } from '@jest/globals';
import { establishmentRules } from './establishment';
import { practitionerRules } from './practitioner';
import {
  correctionsOf,
  formatRelayOutcome,
  invalidOutcome,
  parseRelayOutcome,
  type RelayOutcome,
} from './relay-outcome';

test.each<[RelayOutcome | null, string]>([
  [null, ''],
  [{ kind: 'sent' }, 'resultat=envoyee'],
  [{ kind: 'failed' }, 'resultat=echec'],
  [{ kind: 'limited' }, 'resultat=trop-de-tentatives'],
  [{ kind: 'invalid', fields: [] }, 'resultat=a-verifier'],
  [{ kind: 'invalid', fields: ['email', 'phone'] }, 'resultat=a-verifier&champs=email.phone'],
])('%j is written as « %s », and read back', (outcome, query) => {
  expect(formatRelayOutcome(outcome)).toBe(query);
  expect(parseRelayOutcome(new URLSearchParams(query))).toEqual(outcome);
});

test.each([
  ['resultat=sent', ''],
  ['champs=email', ''],
  ['resultat=echec&champs=email', 'resultat=echec'],
  ['resultat=a-verifier&champs=phone.autre.email.email', 'resultat=a-verifier&champs=email.phone'],
  ['resultat=a-verifier&champs=%3Cb%3E', 'resultat=a-verifier'],
])('of ?%s only « %s » counts', (query, counted) => {
  expect(formatRelayOutcome(parseRelayOutcome(new URLSearchParams(query)))).toBe(counted);
});

test('each field of both forms has a sentence, with what it accepts', () => {
  const fields = Object.keys({ ...practitionerRules, ...establishmentRules });
  const outcome = invalidOutcome(fields);
  const corrections = outcome.kind === 'invalid' ? correctionsOf(outcome.fields) : [];
  expect(corrections).toHaveLength(fields.length);
  expect(corrections).toContain('Vérifiez le prénom.');
  expect(corrections).toContain('Vérifiez le code postal. Cinq chiffres, comme 21000.');
});
