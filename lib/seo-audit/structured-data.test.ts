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

const trail = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Annonces', item: 'https://x.example/annonces' },
    { '@type': 'ListItem', position: 2, name: 'Remplaçant' },
  ],
};

function allowMethods(node: object) {
  const [block, ...others] = readBlocks(JSON.stringify(node), now);
  expect(others).toEqual([]);
  return block;
}

const whole = { missing: [], recommended: [], wrong: [], readable: true };

test.each([
  ['JobPosting', job],
  ['BreadcrumbList', trail],
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
])('%s, as Google wants it', (type, node) => {
  expect(allowMethods(node)).toMatchObject({ type, ...whole });
});

describe('JobPosting: without it Google makes nothing of it', () => {
  test.each(['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'])(
    '%s',
    (property) => {
      expect(allowMethods({ ...job, [property]: undefined })?.missing).toContain(property);
      expect(allowMethods({ ...job, [property]: ' ' })?.missing).toContain(property);
    },
  );

  test('the name of who hires, and the country', () => {
    expect(
      allowMethods({ ...job, hiringOrganization: { '@type': 'Organization' } })?.missing,
    ).toEqual(['hiringOrganization.name']);
    expect(allowMethods({ ...job, jobLocation: { '@type': 'Place' } })?.missing).toEqual([
      'jobLocation.address',
    ]);
    const nowhere = { '@type': 'Place', address: { addressLocality: 'Angers' } };
    expect(allowMethods({ ...job, jobLocation: [job.jobLocation, nowhere] })?.missing).toEqual([
      'jobLocation.address.addressCountry',
    ]);
  });

  test('from anywhere, it says where applicants live instead of a place', () => {
    const remote = { ...job, jobLocation: undefined, jobLocationType: 'TELECOMMUTE' };
    expect(allowMethods(remote)?.missing).toEqual(['applicantLocationRequirements']);
  });
});

test.each(['validThrough', 'employmentType', 'baseSalary', 'identifier', 'directApply'])(
  'JobPosting: %s is recommended',
  (property) => {
    expect(allowMethods({ ...job, [property]: undefined })).toMatchObject({
      ...whole,
      recommended: [property],
    });
  },
);

test('other types: what is required and recommended', () => {
  expect(allowMethods({ '@type': 'WebSite', name: 'a' })?.missing).toEqual(['url']);
  expect(allowMethods({ '@type': 'Organization' })?.recommended).toEqual(['name', 'url', 'logo']);
  expect(allowMethods({ '@type': 'BlogPosting', author: {} })?.recommended).toEqual([
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author.name',
    'author.url',
  ]);
  expect(allowMethods({ '@type': 'BreadcrumbList' })?.missing).toEqual(['itemListElement']);
});

describe('what cannot be so', () => {
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
    expect(allowMethods({ ...job, ...changes })?.wrong).toEqual([
      { property, problem: expect.any(String) },
    ]);
  });

  test('a job is open to the end of its day, wherever that is', () => {
    expect(allowMethods({ ...job, validThrough: '2026-11-21' })?.wrong).toEqual([]);
  });

  test.each([
    ['n’a qu’une étape', [trail.itemListElement[0]]],
    ['n’est pas numéroté', [...trail.itemListElement].reverse()],
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
    const wrong = allowMethods({ ...trail, itemListElement })?.wrong ?? [];
    expect(wrong.map((value) => value.problem).join()).toContain(problem);
  });
});

test('every node at the head of a block is one', () => {
  const types = (json: unknown) => readBlocks(JSON.stringify(json), now).map(({ type }) => type);
  expect(types([job, trail])).toEqual(['JobPosting', 'BreadcrumbList']);
  expect(types({ '@context': 'https://schema.org', '@graph': [job, [trail]] })).toEqual([
    'JobPosting',
    'BreadcrumbList',
  ]);
  expect(types({ '@type': ['Organization', 'MedicalOrganization'], name: 'a' })).toEqual([
    'Organization, MedicalOrganization',
  ]);
  expect(types({ '@type': 'FAQPage' })).toEqual(['FAQPage']);
});

test.each(['{', '', '3', '"JobPosting"', 'null', '[]', '{"@graph":[]}'])(
  '%j cannot be read',
  (json) => {
    expect(readBlocks(json, now)).toMatchObject([{ readable: false }]);
  },
);

test('a node without a type is none', () => {
  expect(allowMethods({ name: 'a' })).toMatchObject({ type: 'Sans type', readable: false });
});
