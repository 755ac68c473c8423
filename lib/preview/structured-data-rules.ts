/*
 * What Google asks of the structured data it makes something of, as its documentation says:
 * https://developers.google.com/search/docs/appearance/structured-data/ job-posting, article,
 * breadcrumb, organization; and site-names for WebSite. Properties by their path; what follows a
 * missing one is not asked for.
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

/** Of work that is done from anywhere: it has no place, and says where applicants may live. */
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

export const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
];

export const salaryUnits = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];
