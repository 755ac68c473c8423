import { expect, test } from '@jest/globals';
import { partnerSchema, substituteSchema } from './home';

const partner = {
  name: 'Banque',
  description: 'Investit',
  logo: 'http://127.0.0.1:4100/media/l.png',
  href: 'https://example.org/',
};

test.each([
  { ...partner, id: 3 },
  { title: 'Banque', text: 'Investit', image: '/media/l.png', url: 'https://example.org' },
  {
    name: ' ',
    title: ' Banque ',
    text: 'Investit',
    logo: '',
    image: '/media/l.png',
    link: 'https://example.org',
  },
  { ...partner, href: 'javascript:alert(1)', url: 'https://example.org' },
])('a partner is read under all its names: %j', (wire) => {
  expect(partnerSchema.parse(wire)).toEqual(partner);
});

test('a description and a link are optional', () => {
  expect(
    partnerSchema.parse({ name: 'A', logo: 'https://a.example/l.svg', href: 'ftp://a' }),
  ).toEqual({
    name: 'A',
    description: null,
    logo: 'https://a.example/l.svg',
    href: null,
  });
});

test.each([
  { logo: partner.logo },
  { name: ' ', logo: partner.logo },
  { name: 'A' },
  { name: 'A', logo: 'l.png' },
  { name: 'A', logo: '//other.example/l.png' },
  { name: 'A', logo: 'javascript:alert(1)' },
  { name: 3, logo: {} },
  null,
  'Banque',
  [],
])('without a name or a logo there is no partner: %j', (wire) => {
  expect(partnerSchema.safeParse(wire).success).toBe(false);
});

const nobody = {
  id: 4,
  first_name: null,
  last_name: null,
  profile_picture: null,
  specialty: null,
  profile: {
    specialty: { doctor_common_name: null, name: null },
    location: { city: null, postal_code: null, name: null },
  },
};

test('a substitute is normalised, and nothing else comes through', () => {
  const wire = {
    id: '4',
    first_name: ' Léa ',
    last_name: 'Roy',
    email: 'lea@example.org',
    profile_picture: '/media/lea.webp',
    specialty: 'Pédiatrie',
    profile: {
      rpps: '1',
      specialty: { id: 2, doctor_common_name: 'Pédiatre', name: 'Pédiatrie' },
      location: { city: 'Lyon', postal_code: '69003', name: 'Cabinet', latitude: 1 },
    },
  };
  expect(substituteSchema.parse(wire)).toEqual({
    id: 4,
    first_name: 'Léa',
    last_name: 'Roy',
    profile_picture: 'http://127.0.0.1:4100/media/lea.webp',
    specialty: 'Pédiatrie',
    profile: {
      specialty: { doctor_common_name: 'Pédiatre', name: 'Pédiatrie' },
      location: { city: 'Lyon', postal_code: '69003', name: 'Cabinet' },
    },
  });
});

test.each([undefined, null, 'x', 3, [], {}, { specialty: [], location: 'Lyon' }])(
  'a profile of a wrong shape is an unknown one: %j',
  (profile) => {
    expect(substituteSchema.parse({ id: 4, specialty: { name: 'x' }, profile })).toEqual(nobody);
  },
);

test.each([{}, { id: 'a' }, { id: 0 }, null, []])(
  'without an id there is no substitute: %j',
  (wire) => {
    expect(substituteSchema.safeParse(wire).success).toBe(false);
  },
);
