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
import { reportRules } from './report';

test.each<[RelayOutcome | null, string]>([
  [null, ''],
  [{ kind: 'sent' }, 'resultat=envoyee'],
  [{ kind: 'sent', reference: 'S-0A1B2C3D' }, 'resultat=envoyee&reference=S-0A1B2C3D'],
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
  ['reference=S-0A1B2C3D', ''],
  ['resultat=echec&reference=S-0A1B2C3D', 'resultat=echec'],
  ['resultat=envoyee&reference=S-0A1B2C3', 'resultat=envoyee'],
  ['resultat=envoyee&reference=Appelez-le-0899', 'resultat=envoyee'],
  ['resultat=envoyee&reference=xS-0A1B2C3D%0A', 'resultat=envoyee'],
  ['resultat=echec&champs=email', 'resultat=echec'],
  ['resultat=a-verifier&champs=phone.autre.email.email', 'resultat=a-verifier&champs=email.phone'],
  ['resultat=a-verifier&champs=%3Cb%3E', 'resultat=a-verifier'],
])('of ?%s only « %s » counts', (query, counted) => {
  expect(formatRelayOutcome(parseRelayOutcome(new URLSearchParams(query)))).toBe(counted);
});

test('each field of all forms has a sentence, with what it accepts', () => {
  const fields = Object.keys({ ...practitionerRules, ...establishmentRules, ...reportRules });
  const outcome = invalidOutcome(fields);
  const corrections = outcome.kind === 'invalid' ? correctionsOf(outcome.fields) : [];
  expect(corrections).toHaveLength(fields.length);
  expect(corrections).toContain('Vérifiez le prénom.');
  expect(corrections).toContain('Vérifiez le code postal. Cinq chiffres, comme 21000.');
});
