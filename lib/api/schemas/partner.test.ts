import { expect, test } from '@jest/globals';
import { partnerSchema } from './partner';

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
