import { describe, expect, test } from '@jest/globals';
import { readBlocks } from './structured-data';

const now = new Date('2026-11-21T12:00:00Z');

const job = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Remplaçant',
  description: '<p>Un cabinet cherche.</p>',
  datePosted: '2026-11-01',
  validThrough: '2026-12-01T23:59:59+01:00',
  employmentType: ['CONTRACTOR', 'TEMPORARY'],
  identifier: { '@type': 'PropertyValue', name: 'MédiRelève', value: '12' },
  directApply: false,
  hiringOrganization: { '@type': 'Organization', name: 'Hôpital' },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Angers', addressCountry: 'FR' },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', value: 450, unitText: 'DAY' },
  },
};

const crumbs = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Annonces', item: 'https://x.example/annonces' },
    { '@type': 'ListItem', position: 2, name: 'Remplaçant' },
  ],
};

function onlyBlock(node: object) {
  const [block, ...others] = readBlocks(JSON.stringify(node), now);
  expect(others).toEqual([]);
  return block;
}

const whole = { missing: [], recommended: [], wrong: [], readable: true };

test.each([
  ['JobPosting', job],
  ['BreadcrumbList', crumbs],
  ['WebSite', { '@type': 'WebSite', name: 'a', url: 'https://x.example' }],
  [
    'Organization',
    {
      '@type': 'https://schema.org/Organization',
      name: 'a',
      url: 'https://x.example/',
      logo: 'https://x.example/logo.png',
    },
  ],
  [
    'BlogPosting',
    {
      '@type': 'BlogPosting',
      headline: 'a',
      image: ['https://x.example/a.png'],
      datePublished: '2026-11-01T08:00:00Z',
      dateModified: '2026-11-02',
      author: [{ '@type': 'Person', name: 'b', url: 'https://x.example/b' }],
    },
  ],
])('a complete %s', (type, node) => {
  expect(onlyBlock(node)).toMatchObject({ type, ...whole });
});

describe('JobPosting: required properties', () => {
  test.each(['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'])(
    '%s',
    (property) => {
      expect(onlyBlock({ ...job, [property]: undefined })?.missing).toContain(property);
      expect(onlyBlock({ ...job, [property]: ' ' })?.missing).toContain(property);
    },
  );

  test('the name of the organization, and the country', () => {
    expect(onlyBlock({ ...job, hiringOrganization: { '@type': 'Organization' } })?.missing).toEqual(
      ['hiringOrganization.name'],
    );
    expect(onlyBlock({ ...job, jobLocation: { '@type': 'Place' } })?.missing).toEqual([
      'jobLocation.address',
    ]);
    const withoutCountry = { '@type': 'Place', address: { addressLocality: 'Angers' } };
    expect(onlyBlock({ ...job, jobLocation: [job.jobLocation, withoutCountry] })?.missing).toEqual([
      'jobLocation.address.addressCountry',
    ]);
  });

  test('remote work has applicant locations instead of a place', () => {
    const remote = { ...job, jobLocation: undefined, jobLocationType: 'TELECOMMUTE' };
    expect(onlyBlock(remote)?.missing).toEqual(['applicantLocationRequirements']);
  });
});

test.each(['validThrough', 'employmentType', 'baseSalary', 'identifier', 'directApply'])(
  'JobPosting: %s is recommended',
  (property) => {
    expect(onlyBlock({ ...job, [property]: undefined })).toMatchObject({
      ...whole,
      recommended: [property],
    });
  },
);

test('other types: required and recommended properties', () => {
  expect(onlyBlock({ '@type': 'WebSite', name: 'a' })?.missing).toEqual(['url']);
  expect(onlyBlock({ '@type': 'Organization' })?.recommended).toEqual(['name', 'url', 'logo']);
  expect(onlyBlock({ '@type': 'BlogPosting', author: {} })?.recommended).toEqual([
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author.name',
    'author.url',
  ]);
  expect(onlyBlock({ '@type': 'BreadcrumbList' })?.missing).toEqual(['itemListElement']);
});

describe('invalid values', () => {
  test.each([
    [{ datePosted: '1er novembre' }, 'datePosted'],
    [{ datePosted: '2026-13-45' }, 'datePosted'],
    [{ validThrough: '2026-11-20' }, 'validThrough'],
    [{ employmentType: 'LOCUM' }, 'employmentType'],
    [{ employmentType: ['CONTRACTOR', 'Temporary'] }, 'employmentType'],
    [{ directApply: 'false' }, 'directApply'],
    [{ baseSalary: { value: { value: '450 €', unitText: 'DAY' } } }, 'baseSalary.value.value'],
    [{ baseSalary: { value: { value: 0, unitText: 'DAY' } } }, 'baseSalary.value.value'],
    [{ baseSalary: { value: { value: 450, unitText: 'HALF_DAY' } } }, 'baseSalary.value.unitText'],
    [{ url: '/annonces/12' }, 'url'],
  ])('%j', (changes, property) => {
    expect(onlyBlock({ ...job, ...changes })?.wrong).toEqual([
      { property, problem: expect.any(String) },
    ]);
  });

  test('a job is open until its day ends in every time zone', () => {
    expect(onlyBlock({ ...job, validThrough: '2026-11-21' })?.wrong).toEqual([]);
  });

  test.each([
    ['n’a qu’une étape', [crumbs.itemListElement[0]]],
    ['n’est pas numéroté', [...crumbs.itemListElement].reverse()],
    [
      'sans nom',
      [
        { position: 1, item: 'https://x.example/' },
        { position: 2, name: 'a' },
      ],
    ],
    [
      'sans adresse',
      [
        { position: 1, name: 'a' },
        { position: 2, name: 'b' },
      ],
    ],
  ])('breadcrumbs: %s', (problem, itemListElement) => {
    const wrong = onlyBlock({ ...crumbs, itemListElement })?.wrong ?? [];
    expect(wrong.map((value) => value.problem).join()).toContain(problem);
  });
});

test('every top-level node is a block', () => {
  const types = (json: unknown) => readBlocks(JSON.stringify(json), now).map(({ type }) => type);
  expect(types([job, crumbs])).toEqual(['JobPosting', 'BreadcrumbList']);
  expect(types({ '@context': 'https://schema.org', '@graph': [job, [crumbs]] })).toEqual([
    'JobPosting',
    'BreadcrumbList',
  ]);
  expect(types({ '@type': ['Organization', 'MedicalOrganization'], name: 'a' })).toEqual([
    'Organization, MedicalOrganization',
  ]);
  expect(types({ '@type': 'FAQPage' })).toEqual(['FAQPage']);
});

test.each(['{', '', '3', '"JobPosting"', 'null', '[]', '{"@graph":[]}'])(
  '%j is invalid',
  (json) => {
    expect(readBlocks(json, now)).toMatchObject([{ readable: false }]);
  },
);

test('a node without a type is invalid', () => {
  expect(onlyBlock({ name: 'a' })).toMatchObject({ type: 'Sans type', readable: false });
});
