import { expect, test } from '@jest/globals';
import { specialities } from '@/lib/forms/practitioner';
import { searchSpecialties, specialtyWords } from './search-specialties';

const specialties = specialities.map((name: string) => ({ name }));
const found = (query: string, list = specialties) =>
  searchSpecialties(list, query).map(({ name }) => name);

test.each([
  // Practitioners.
  ['généraliste', 'Médecine générale'],
  ['médecin généraliste', 'Médecine générale'],
  ['médecin de famille', 'Médecine générale'],
  ['médecin traitant', 'Médecine générale'],
  ['cardiologue', 'Médecine cardiovasculaire'],
  ['urgentiste', 'Médecine d’urgence'],
  ['médecins urgentistes', 'Médecine d’urgence'],
  ['anesthésiste', 'Anesthésie-réanimation'],
  ['anesthésiste-réanimateur', 'Anesthésie-réanimation'],
  ['réanimateur', 'Anesthésie-réanimation'],
  ['réanimatrice intensiviste', 'Médecine intensive-réanimation'],
  ['obstétricien', 'Gynécologie obstétrique'],
  ['radiologue', 'Radiologie et imagerie médicale'],
  ['allergologue', 'Allergologie'],
  ['allergiste', 'Allergologie'],
  ['biologiste', 'Biologie médicale'],
  ['chirurgien', 'Chirurgie générale'],
  ['chirurgienne orthopédiste', 'Chirurgie orthopédique et traumatologique'],
  ['chirurgien infantile', 'Chirurgie pédiatrique'],
  ['chirurgien cardiaque', 'Chirurgie thoracique et cardiovasculaire'],
  ['plasticien', 'Chirurgie plastique, reconstructrice et esthétique'],
  ['neurochirurgien', 'Neurochirurgie'],
  ['dermatologue', 'Dermatologie et vénéréologie'],
  ['dermatologiste', 'Dermatologie et vénéréologie'],
  ['endocrinologue', 'Endocrinologie-diabétologie-nutrition'],
  ['diabétologue', 'Endocrinologie-diabétologie-nutrition'],
  ['généticienne', 'Génétique médicale'],
  ['gériatre', 'Gériatrie'],
  ['gynécologue', 'Gynécologie médicale'],
  ['gynécologue obstétricien', 'Gynécologie obstétrique'],
  ['hématologue', 'Hématologie'],
  ['gastro-entérologue', 'Hépato-gastro-entérologie'],
  ['gastroentérologue', 'Hépato-gastro-entérologie'],
  ['hépatologue', 'Hépato-gastro-entérologie'],
  ['infectiologue', 'Maladies infectieuses et tropicales'],
  ['interniste', 'Médecine interne et immunologie clinique'],
  ['médecin légiste', 'Médecine légale et expertises médicales'],
  ['médecin nucléaire', 'Médecine nucléaire'],
  ['médecin du travail', 'Médecine et santé au travail'],
  ['médecin rééducateur', 'Médecine physique et de réadaptation'],
  ['angiologue', 'Médecine vasculaire'],
  ['néonatologue', 'Néonatologie'],
  ['néphrologue', 'Néphrologie'],
  ['neurologue', 'Neurologie'],
  ['cancérologue', 'Oncologie médicale'],
  ['radiothérapeute', 'Oncologie radiothérapie'],
  ['ophtalmologiste', 'Ophtalmologie'],
  ['otorhino', 'Oto-rhino-laryngologie – chirurgie cervico-faciale'],
  ['pédiatre', 'Pédiatrie'],
  ['pneumologue', 'Pneumologie'],
  ['psychiatre', 'Psychiatrie'],
  ['pédo-psychiatre', 'Psychiatrie de l’enfant et de l’adolescent'],
  ['rhumatologue', 'Rhumatologie'],
  ['médecin de santé publique', 'Santé publique'],
  ['stomatologue', 'Stomatologie'],
  ['urologue', 'Urologie'],
  // Acronyms.
  ['MG', 'Médecine générale'],
  ['ORL', 'Oto-rhino-laryngologie – chirurgie cervico-faciale'],
  ['orl', 'Oto-rhino-laryngologie – chirurgie cervico-faciale'],
  ['MAR', 'Anesthésie-réanimation'],
  ['MIR', 'Médecine intensive-réanimation'],
  ['MPR', 'Médecine physique et de réadaptation'],
  ['SAMU', 'Médecine d’urgence'],
  ['IRM', 'Radiologie et imagerie médicale'],
  ['HGE', 'Hépato-gastro-entérologie'],
  ['CMF', 'Chirurgie maxillo-faciale'],
  // Short forms, while one types, in any order.
  ['med gen', 'Médecine générale'],
  ['gen med', 'Médecine générale'],
  ['médecin g', 'Médecine générale'],
  ['chir', 'Chirurgie générale'],
  ['chir dig', 'Chirurgie viscérale et digestive'],
  ['dig chir', 'Chirurgie viscérale et digestive'],
  ['chir ortho', 'Chirurgie orthopédique et traumatologique'],
  ['urg', 'Médecine d’urgence'],
  ['urgences', 'Médecine d’urgence'],
  ['médecine d urg', 'Médecine d’urgence'],
  ['cardio', 'Médecine cardiovasculaire'],
  ['cardiolog', 'Médecine cardiovasculaire'],
  ['cardiologu', 'Médecine cardiovasculaire'],
  ['dermato', 'Dermatologie et vénéréologie'],
  ['gynéco', 'Gynécologie médicale'],
  ['gynéco obs', 'Gynécologie obstétrique'],
  ['gastro', 'Hépato-gastro-entérologie'],
  ['neuro', 'Neurologie'],
  ['neuro chir', 'Neurochirurgie'],
  ['anesth réa', 'Anesthésie-réanimation'],
  ['réa', 'Anesthésie-réanimation'],
  ['psy', 'Psychiatrie'],
  ['pédopsy', 'Psychiatrie de l’enfant et de l’adolescent'],
  ['psy enfant', 'Psychiatrie de l’enfant et de l’adolescent'],
  ['radio', 'Radiologie et imagerie médicale'],
  ['onco', 'Oncologie médicale'],
  ['ophtalmo', 'Ophtalmologie'],
  ['pédia', 'Pédiatrie'],
  ['rééduc', 'Médecine physique et de réadaptation'],
  // Accents, case and punctuation.
  ['GENERALISTE', 'Médecine générale'],
  ['  pedopsy  ', 'Psychiatrie de l’enfant et de l’adolescent'],
  ['Médécine générale', 'Médecine générale'],
  ["medecine d'urgence", 'Médecine d’urgence'],
  ['oto rhino laryngologie - chirurgie', 'Oto-rhino-laryngologie – chirurgie cervico-faciale'],
  ['oncologie, radiothérapie', 'Oncologie radiothérapie'],
])('« %s » finds first %s', (query, name) => {
  expect(found(query)[0]).toBe(name);
});

test.each([
  'kiné',
  'infirmier',
  'dentiste',
  'sage-femme',
  'pharmacien',
  'vétérinaire',
  'xyz',
  '医学',
])('« %s » finds nothing', (query) => {
  expect(found(query)).toEqual([]);
});

test('a practitioner finds no other specialty', () => {
  expect(found('urologue')).toEqual(['Urologie']);
  expect(found('généraliste')).toEqual(['Médecine générale']);
  expect(found('urg')).toEqual(['Médecine d’urgence']);
});

test('a surgeon finds every kind of surgery', () => {
  expect(found('chirurgien')).toHaveLength(11);
});

test('a search without words finds all, in the order of the list', () => {
  for (const query of ['', '  ', ' – ']) expect(found(query)).toHaveLength(specialties.length);
});

test('equal matches keep the order of the list', () => {
  expect(found('gynécologie')).toEqual(['Gynécologie médicale', 'Gynécologie obstétrique']);
  expect(found('gynécologie', specialties.toReversed())).toEqual([
    'Gynécologie obstétrique',
    'Gynécologie médicale',
  ]);
});

test('a part of a word is searched for when no word begins with it', () => {
  expect(found('omatologie')).toEqual(['Stomatologie']);
});

test('each specialty is found by its name, first', () => {
  for (const { name } of specialties) expect(found(name)[0]).toBe(name);
});

test('specialties that the table does not know are found by their own words, and practitioners', () => {
  const list = [
    { id: 1, name: 'Cardiologie et maladies vasculaires' },
    { id: 2, name: 'Phoniatrie' },
  ];
  expect(found('cardiologue', list)).toEqual(['Cardiologie et maladies vasculaires']);
  expect(found('phoniatre', list)).toEqual(['Phoniatrie']);
  expect(found('vasc', list)).toEqual(['Cardiologie et maladies vasculaires']);
});

test('the table has words for specialties only, each of them once', () => {
  const names = specialties.map(({ name }) => name);
  for (const [name, words] of Object.entries(specialtyWords)) {
    expect(names).toContain(name);
    const all = words.split(' ');
    expect(new Set(all).size).toBe(all.length);
  }
});

test('specialties without ads come after those with, whatever matches better', () => {
  const list = [
    { name: 'Chirurgie viscérale et digestive' },
    { name: 'Chirurgie générale', withoutAds: true },
    { name: 'Médecine générale' },
  ];
  expect(found('chirurgie générale', list)).toEqual(['Chirurgie générale']);
  expect(found('générale', list)).toEqual(['Médecine générale', 'Chirurgie générale']);
});
