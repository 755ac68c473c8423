import { fold, wordsOf } from '@/lib/french/text';

/**
 * The words that doctors use for a specialty besides those of its name: practitioners, acronyms, other names. A word
 * also stands for those it begins with (a feminine for its masculine), and a specialty for its practitioners.
 */
export const specialtyWords: Record<string, string> = {
  'Médecine générale': 'généraliste omnipraticienne MG med gen famille traitant',
  Allergologie: 'allergiste',
  'Anatomie et cytologie pathologiques': 'anapath anatomopathologie pathologiste ACP',
  'Anesthésie-réanimation': 'anesthésiste anesthésiologie réanimateur réanimatrice MAR',
  'Biologie médicale': 'laboratoire',
  'Chirurgie maxillo-faciale': 'maxillofaciale CMF',
  'Chirurgie orale': 'buccale',
  'Chirurgie orthopédique et traumatologique': 'orthopédie orthopédiste traumatologie COT',
  'Chirurgie pédiatrique': 'infantile enfant',
  'Chirurgie plastique, reconstructrice et esthétique': 'plasticienne réparatrice CPRE',
  'Chirurgie thoracique et cardiovasculaire': 'cardiaque CTCV',
  'Chirurgie viscérale et digestive': 'viscéraliste bariatrique',
  'Endocrinologie-diabétologie-nutrition': 'nutritionniste EDN',
  'Génétique médicale': 'généticienne',
  Gériatrie: 'gérontologie',
  'Gynécologie obstétrique': 'obstétricienne accoucheur maternité GO',
  'Hépato-gastro-entérologie':
    'hépatologie gastroentérologie hépatogastroentérologie proctologie HGE',
  'Maladies infectieuses et tropicales': 'infectiologie MIT SMIT',
  'Médecine cardiovasculaire': 'cardiologie rythmologie',
  'Médecine d’urgence': 'urgentiste régulateur régulatrice SAMU SMUR SAU',
  'Médecine intensive-réanimation': 'réanimateur réanimatrice intensiviste soins intensifs MIR',
  'Médecine interne et immunologie clinique': 'interniste',
  'Médecine légale et expertises médicales': 'légiste',
  'Médecine nucléaire': 'nucléariste scintigraphie TEP',
  'Médecine physique et de réadaptation': 'rééducation rééducateur rééducatrice MPR SSR SMR',
  'Médecine vasculaire': 'angiologie phlébologie',
  Néphrologie: 'dialyse',
  Neurochirurgie: 'chirurgie',
  Neurologie: 'neuro',
  'Oncologie médicale': 'cancérologie',
  'Oncologie radiothérapie': 'radiothérapeute cancérologie',
  Ophtalmologie: 'oculiste',
  'Oto-rhino-laryngologie – chirurgie cervico-faciale': 'ORL otorhinolaryngologie',
  Psychiatrie: 'psy',
  'Psychiatrie de l’enfant et de l’adolescent': 'pédopsychiatrie PEA',
  'Radiologie et imagerie médicale': 'échographie échographiste IRM scanner',
  'Santé publique': 'épidémiologie DIM',
  Urologie: 'andrologie',
};

/** Names have one space between words: apostrophes and dashes differ from one source to another. */
const wordsByName = new Map(
  Object.entries(specialtyWords).map(([name, words]) => [wordsOf(name).join(' '), wordsOf(words)]),
);

/** Words of a query that no name needs to have: « médecin du travail ». */
const optional = new Set(
  'a au d de des du en et l la le les dr docteur medecin specialiste'.split(' '),
);

/** Practitioners by the end of their specialty; the feminine also stands for the masculine it begins with. */
const practitioners = [
  [/logie$/, 'logue'],
  [/logie$/, 'logiste'],
  [/iatrie$/, 'iatre'],
  [/rurgie$/, 'rurgienne'],
] as const;

/**
 * The specialties that a query means, those with ads first, then the best, else in the order of the list: each word of
 * the query begins a word of the name, or of those that doctors use. When there is none, those whose name contains the
 * text.
 */
export function searchSpecialties<T extends { name: string; withoutAds?: boolean }>(
  specialties: T[],
  query: string,
): T[] {
  const words = wordsOf(query).map(singular);
  const costs = new Map(specialties.map((specialty) => [specialty, costOf(words, specialty.name)]));
  const cost = (specialty: T) => costs.get(specialty) ?? Number.POSITIVE_INFINITY;
  const found = specialties.filter((specialty) => Number.isFinite(cost(specialty)));
  const isLast = ({ withoutAds = false }: T) => Number(withoutAds);
  if (found.length > 0)
    return found.sort((one, other) => isLast(one) - isLast(other) || cost(one) - cost(other));
  const text = fold(query.trim());
  return specialties.filter(({ name }) => fold(name).includes(text));
}

/** How far a query is from a name; infinite when they do not match. */
function costOf(query: string[], name: string): number {
  const [first = '', ...others] = wordsOf(name);
  const aliases = wordsByName.get([first, ...others].join(' ')) ?? [];
  // Each group costs one more: the first word says more about a specialty than the others.
  const groups = [[first], aliases, others].map((words) => words.flatMap(formsOf));
  const hasOthers = query.some((word) => !optional.has(word));
  return query
    .map((word) => {
      const missing = hasOthers && optional.has(word) ? 6 : Number.POSITIVE_INFINITY;
      return Math.min(missing, ...groups.map((group, index) => index + wordCost(word, group)));
    })
    .reduce((sum, cost) => sum + cost, 0);
}

function wordCost(word: string, words: string[]): number {
  if (words.includes(word)) return 0;
  return words.some((other) => other.startsWith(word)) ? 3 : Number.POSITIVE_INFINITY;
}

/** A word and the practitioners it stands for: « urologie », « urologue », « urologiste ». */
function formsOf(word: string): string[] {
  const derived = practitioners.filter(([end]) => end.test(word));
  return [word, ...derived.map(([end, practitioner]) => word.replace(end, practitioner))];
}

/** « urgences » is searched as « urgence »; short words and acronyms stay. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}
