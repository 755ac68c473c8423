/*
 * What a search selects beyond place, dates and specialty (docs/product.md#criteria): only the index of ads knows it.
 * In the order of the parameters.
 */

/** The criteria: the parameter of each, whether it takes several values, and these with their names. */
export const criteria = [
  {
    name: 'retrocession',
    several: false,
    choices: [60, 70, 75, 80, 85, 90].map((percent) => [
      String(percent),
      `Rétrocession\u00a0: ${percent}\u00a0% et plus`,
    ]),
  },
  {
    name: 'forfait',
    several: false,
    choices: [300, 400, 500, 600, 800].map((euros) => [
      String(euros),
      `Forfait\u00a0: ${euros}\u00a0€ par jour et plus`,
    ]),
  },
  {
    name: 'sector',
    several: true,
    choices: [
      ['1', 'Secteur 1'],
      ['2', 'Secteur 2'],
      ['none', 'Non conventionné'],
    ],
  },
  {
    name: 'rhythm',
    several: false,
    choices: [
      ['one-off', 'Ponctuel'],
      ['regular', 'Régulier'],
    ],
  },
  {
    name: 'with',
    several: true,
    choices: [
      ['housing', 'Logement'],
      ['dining', 'Repas'],
      ['secretary', 'Secrétariat'],
      ['teleconsultation', 'Téléconsultation'],
      ['transport', 'Transports en commun'],
    ],
  },
  {
    name: 'owner',
    several: false,
    choices: [
      ['practice', 'Cabinet'],
      ['facility', 'Établissement'],
    ],
  },
] as const satisfies readonly {
  name: string;
  several: boolean;
  choices: readonly (readonly string[])[];
}[];

export type CriterionName = (typeof criteria)[number]['name'];

/** Their names, which are those of the parameters. */
export const criterionNames = criteria.map(({ name }) => name);

/** The chosen values of each criterion, in its order; a criterion without one is absent. */
export type Criteria = Readonly<Partial<Record<CriterionName, readonly string[]>>>;

/** The name of a value: « Logement »; of an unknown one, the value. */
export function choiceName(name: CriterionName, value: string): string {
  const choices = criteria.find((criterion) => criterion.name === name)?.choices ?? [];
  return choices.find(([known]) => known === value)?.[1] ?? value;
}

/** Reads the parameters of the criteria; an invalid value counts as absent. */
export function parseCriteria(params: URLSearchParams): Criteria {
  const chosen: Partial<Record<CriterionName, string[]>> = {};
  for (const { name, several, choices } of criteria) {
    // Of a list all values, of any other parameter the first.
    const given = several ? valuesOf(params, name) : [params.get(name)];
    const values = choices.flatMap(([value = '']) => (given.includes(value) ? [value] : []));
    if (values.length > 0) chosen[name] = values;
  }
  return chosen;
}

/** The values of a parameter: `1,2`, or repeated, as a form without JavaScript sends it. */
export function valuesOf(params: URLSearchParams, name: string): string[] {
  return params.getAll(name).flatMap((value) => value.split(','));
}

/** The same criteria without a value. */
export function withoutValue(chosen: Criteria, name: CriterionName, value: string): Criteria {
  const left = (chosen[name] ?? []).filter((other) => other !== value);
  const { [name]: _, ...others } = chosen;
  return left.length > 0 ? { ...others, [name]: left } : others;
}
