import { sentence } from '@/lib/french/sentence';
import { type DataNode, isNode, valuesAt } from './data-node';

/*
 * What Google requires of the structured data it supports, from its documentation:
 * https://developers.google.com/search/docs/appearance/structured-data/ job-posting, article,
 * breadcrumb, organization; and site-names for WebSite. Properties are given by their path; below a
 * missing property none is required.
 */

export type DataRule = { required: readonly string[]; recommended: readonly string[] };

const article: DataRule = {
  required: [],
  recommended: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'author.name',
    'author.url',
  ],
};

export const dataRules: Readonly<Record<string, DataRule>> = {
  JobPosting: {
    required: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      'hiringOrganization.name',
      'jobLocation',
      'jobLocation.address',
      'jobLocation.address.addressCountry',
    ],
    recommended: ['validThrough', 'employmentType', 'baseSalary', 'identifier', 'directApply'],
  },
  BlogPosting: article,
  Article: article,
  NewsArticle: article,
  BreadcrumbList: {
    required: ['itemListElement', 'itemListElement.position'],
    recommended: [],
  },
  Organization: { required: [], recommended: ['name', 'url', 'logo'] },
  WebSite: { required: ['name', 'url'], recommended: [] },
};

/** For remote work: no location, but where applicants may live. */
export const remoteRule: DataRule = {
  required: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    'hiringOrganization.name',
    'applicantLocationRequirements',
  ],
  recommended: ['validThrough', 'employmentType', 'baseSalary', 'identifier', 'directApply'],
};

const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
];

const salaryUnits = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];

/** An invalid value of a node. */
export type WrongValue = { property: string; problem: string };

type Check = { property: string; problem: string; isRight: (value: unknown) => boolean };

const date: Pick<Check, 'problem' | 'isRight'> = {
  problem: 'n’est pas une date au format AAAA-MM-JJ',
  isRight: (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(
      value,
    ) &&
    !Number.isNaN(Date.parse(value)),
};

const address: Pick<Check, 'problem' | 'isRight'> = {
  problem: 'n’est pas une adresse complète, en https://',
  isRight: (value) => typeof value !== 'string' || /^https?:\/\/[^/]/.test(value),
};

const oneOf = (values: readonly string[]): Pick<Check, 'problem' | 'isRight'> => ({
  problem: `n’est pas l’une des valeurs de Google (${values.join(', ')})`,
  isRight: (value) => typeof value === 'string' && values.includes(value),
});

const amount: Pick<Check, 'problem' | 'isRight'> = {
  problem: 'n’est pas un montant',
  isRight: (value) => isNode(value) || (typeof value === 'number' && value > 0),
};

const checks: Check[] = [
  ...['datePosted', 'validThrough', 'datePublished', 'dateModified'].map((property) => ({
    property,
    ...date,
  })),
  ...['url', 'image', 'logo', 'sameAs', 'author.url', 'itemListElement.item'].map((property) => ({
    property,
    ...address,
  })),
  { property: 'employmentType', ...oneOf(employmentTypes) },
  { property: 'baseSalary.value.unitText', ...oneOf(salaryUnits) },
  { property: 'baseSalary.value.value', ...amount },
  {
    property: 'directApply',
    problem: 'n’est ni vrai ni faux',
    isRight: (value) => typeof value === 'boolean',
  },
];

/**
 * The invalid values of a node: dates, URLs, values that Google does not know, a job that has expired,
 * breadcrumbs in the wrong order.
 *
 * @param now a job must not be past its `validThrough`.
 */
export function wrongValues(node: DataNode, types: string[], now: Date): WrongValue[] {
  const wrong: WrongValue[] = checks
    .filter(({ property, isRight }) => !valuesAt(node, property).every(isRight))
    .map(({ property, problem }) => ({ property, problem }));
  if (types.includes('JobPosting') && isOver(node, now)) {
    wrong.push({ property: 'validThrough', problem: sentence`est passé : l’annonce est terminée` });
  }
  return types.includes('BreadcrumbList') ? [...wrong, ...wrongBreadcrumbs(node)] : wrong;
}

function isOver(node: DataNode, now: Date): boolean {
  return valuesAt(node, 'validThrough').some((value) => {
    // A day ends last in the westernmost time zone.
    const end =
      typeof value === 'string' && value.length === 10 ? `${value}T23:59:59-12:00` : value;
    return typeof end === 'string' && Date.parse(end) < now.getTime();
  });
}

function wrongBreadcrumbs(node: DataNode): WrongValue[] {
  const steps = valuesAt(node, 'itemListElement').filter(isNode);
  const property = 'itemListElement';
  const wrong: WrongValue[] = [];
  if (steps.length === 1)
    wrong.push({ property, problem: sentence`n’a qu’une étape : il en faut deux` });
  if (steps.some(({ position }, index) => position !== undefined && position !== index + 1)) {
    wrong.push({ property, problem: 'n’est pas numéroté 1, 2, 3…' });
  }
  // The last item is the page itself, and needs no URL.
  if (steps.some((step, index) => nameless(step) || (index < steps.length - 1 && !step.item))) {
    wrong.push({ property, problem: 'a une étape sans nom ou sans adresse' });
  }
  return wrong;
}

function nameless(step: DataNode): boolean {
  return valuesAt(step, 'name').length === 0 && valuesAt(step, 'item.name').length === 0;
}
