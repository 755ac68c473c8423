import { describe, expect, test } from '@jest/globals';
import { readBlocks } from './structured-data';

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
  const [block, ...others] = readBlocks(JSON.stringify(node));
  expect(others).toEqual([]);
  return block;
}

const whole = { missing: [], readable: true };

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
});

test('other types: required properties', () => {
  expect(onlyBlock({ '@type': 'WebSite', name: 'a' })?.missing).toEqual(['url']);
  expect(onlyBlock({ '@type': 'BreadcrumbList' })?.missing).toEqual(['itemListElement']);
  expect(
    onlyBlock({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, {}] })?.missing,
  ).toEqual(['itemListElement.position']);
  expect(onlyBlock({ '@type': ['WebSite', 'BlogPosting'], url: '' })?.missing).toEqual([
    'name',
    'url',
  ]);
});

test('every top-level node is a block', () => {
  const types = (json: unknown) => readBlocks(JSON.stringify(json)).map(({ type }) => type);
  expect(types([job, crumbs])).toEqual(['JobPosting', 'BreadcrumbList']);
  expect(types({ '@context': 'https://schema.org', '@graph': [job, [crumbs]] })).toEqual([
    'JobPosting',
    'BreadcrumbList',
  ]);
  expect(types({ '@type': ['Organization', 'MedicalOrganization'], name: 'a' })).toEqual([
    'Organization, MedicalOrganization',
  ]);
  expect(types({ '@type': 'FAQPage' })).toEqual(['FAQPage']);
  expect(types({ '@type': 'constructor' })).toEqual(['constructor']);
});

test.each(['{', '', '3', '"JobPosting"', 'null', '[]', '{"@graph":[]}'])(
  '%j is invalid',
  (json) => {
    expect(readBlocks(json)).toMatchObject([{ readable: false }]);
  },
);

test('a node without a type is invalid', () => {
  expect(onlyBlock({ name: 'a' })).toMatchObject({ type: 'Sans type', readable: false });
});
