import { formatChoice, formatList } from '../french/numbers.ts';

/** A filter that selects ads by some of a few values (docs/product.md#criteria). */
export type Criterion = {
  /** The name of its parameter. */
  name: string;
  /** The rank in the form, and among the active filters; the table has the order of URLs and titles. */
  rank: number;
  /** The field. `none`: the text of a list while nothing is chosen. `isFolded`: whether it is one of « Plus de critères ». */
  field: { label: string; none?: string; isFolded?: boolean };
  /** Whether several values can be chosen. An ad has any of them, or with `needsAll` all. */
  several: boolean;
  needsAll?: boolean;
  /** Whether it says what an ad pays: of two such filters either suffices. */
  isPay?: boolean;
  /** The values, with the names of the active filters. */
  choices: readonly (readonly string[])[];
  /** Chosen values, and their names in small letters, in the title of the list. */
  inTitle: (values: readonly string[], names: string[]) => string;
};

/** The table of criteria: a new one is one entry, after the others, and one in `index/filter-tests.ts`. */
export const criteria = [
  {
    name: 'retrocession',
    rank: 1,
    field: { label: 'Rétrocession', none: 'Indifférent' },
    several: false,
    isPay: true,
    choices: [60, 70, 75, 80, 85, 90].map((percent) => [
      String(percent),
      `Rétrocession\u00a0: ${percent}\u00a0% et plus`,
    ]),
    inTitle: ([percent]) => `${percent}\u00a0% de rétrocession`,
  },
  {
    name: 'forfait',
    rank: 2,
    field: { label: 'Forfait par jour', none: 'Indifférent' },
    several: false,
    isPay: true,
    choices: [300, 400, 500, 600, 800].map((euros) => [
      String(euros),
      `Forfait\u00a0: ${euros}\u00a0€ par jour et plus`,
    ]),
    inTitle: ([euros]) => `${euros}\u00a0€ par jour`,
  },
  {
    name: 'sector',
    rank: 5,
    field: { label: 'Secteur', isFolded: true },
    several: true,
    choices: [
      ['1', 'Secteur 1'],
      ['2', 'Secteur 2'],
      ['none', 'Non conventionné'],
    ],
    inTitle: (values) => {
      const names = values.map((value) => (value === 'none' ? 'non conventionné' : value));
      return values[0] === 'none' ? formatChoice(names) : `en secteur ${formatChoice(names)}`;
    },
  },
  {
    name: 'rhythm',
    rank: 6,
    field: { label: 'Rythme', none: 'Ponctuel ou régulier', isFolded: true },
    several: false,
    choices: [
      ['one-off', 'Ponctuel'],
      ['regular', 'Régulier'],
    ],
    inTitle: ([rhythm]) =>
      rhythm === 'regular' ? 'remplacements réguliers' : 'remplacements ponctuels',
  },
  {
    name: 'length',
    rank: 0,
    field: { label: 'Durée' },
    several: true,
    choices: [
      ['days', '1 à 3 jours'],
      ['week', '4 à 7 jours'],
      ['weeks', '8 à 28 jours'],
      ['long', '29 jours et plus'],
    ],
    inTitle: (_, names) => `de ${formatChoice(names)}`,
  },
  {
    name: 'with',
    rank: 3,
    field: { label: 'Sur place' },
    several: true,
    needsAll: true,
    choices: [
      ['housing', 'Logement'],
      ['dining', 'Repas'],
      ['secretary', 'Secrétariat'],
      ['teleconsultation', 'Téléconsultation'],
      ['transport', 'Transports en commun'],
    ],
    inTitle: (_, names) => `avec ${formatList(names)}`,
  },
  {
    name: 'owner',
    rank: 4,
    field: { label: 'Lieu d’exercice', none: 'Cabinet ou établissement', isFolded: true },
    several: false,
    choices: [
      ['practice', 'Cabinet'],
      ['facility', 'Établissement'],
    ],
    inTitle: ([owner]) => (owner === 'facility' ? 'en établissement' : 'en cabinet'),
  },
] as const satisfies readonly Criterion[];

export type CriterionName = (typeof criteria)[number]['name'];

/** Their names, which are those of the parameters. */
export const criterionNames = criteria.map(({ name }) => name);

/** The chosen values of each criterion, in its order; a criterion without one is absent. */
export type Criteria = Readonly<Partial<Record<CriterionName, readonly string[]>>>;

/** The criteria in the order of the form. */
export const criteriaInForm: readonly (Criterion & { name: CriterionName })[] = [...criteria].sort(
  (one, other) => one.rank - other.rank,
);

/** The name of a value: « Logement »; of an unknown one, the value. */
export function choiceName({ choices }: Criterion, value: string): string {
  return choices.find(([known]) => known === value)?.[1] ?? value;
}
