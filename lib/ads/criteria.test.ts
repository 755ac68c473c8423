import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { choiceName, criteria, criteriaInForm } from './criteria';
import { parseAdSearch } from './parse-search';
import { valuesOf } from './week';

const parse = (query: string) => parseAdSearch(new URLSearchParams(query)).criteria;

test.each([
  ['', {}],
  ['retrocession=75', { retrocession: ['75'] }],
  ['forfait=800&owner=facility', { forfait: ['800'], owner: ['facility'] }],
  ['rhythm=one-off', { rhythm: ['one-off'] }],
  ['sector=1,none', { sector: ['1', 'none'] }],
  ['with=transport,housing', { with: ['housing', 'transport'] }],
  ['with=transport&with=housing&with=housing', { with: ['housing', 'transport'] }],
  ['sector=&sector=2', { sector: ['2'] }],
  ['sector=3,2,secteur', { sector: ['2'] }],
])('?%s chooses %j', (query, chosen) => {
  expect(parse(query)).toEqual(chosen);
});

test('a criterion with one value has that of the first parameter', () => {
  expect(parse('owner=facility&owner=practice')).toEqual({ owner: ['facility'] });
  expect(parse('retrocession=90,60')).toEqual({});
});

describe('invalid values count as absent', () => {
  test.each([
    'retrocession=',
    'retrocession=65',
    'retrocession=075',
    'retrocession=75%25',
    'forfait=-500',
    'forfait=5e2',
    'sector=None',
    'rhythm=oneoff',
    'with=constructor',
    'owner=__proto__',
    'with=housing%00',
    'with=housing%20',
    'sector[]=1',
    'Sector=1',
  ])('%s', (query) => {
    expect(parse(query)).toEqual({});
  });
});

test('the values of a parameter are separated by commas or repeated', () => {
  const params = new URLSearchParams('days=mon,tue&days=wed&slots=night');
  expect(valuesOf(params, 'days')).toEqual(['mon', 'tue', 'wed']);
  expect(valuesOf(params, 'sector')).toEqual([]);
});

test('a value has its name', () => {
  const pay = criteriaInForm.find(({ name }) => name === 'retrocession');
  expect(pay && choiceName(pay, '75')).toBe('Rétrocession\u00a0: 75\u00a0% et plus');
  expect(pay && choiceName(pay, '76')).toBe('76');
});

test('no two names are the same, because chips are told apart by them', () => {
  const names = criteria.flatMap(({ choices }) => choices.map(([, name]) => name));
  expect(new Set(names).size).toBe(names.length);
});

const product = readFileSync('docs/product.md', 'utf8');
test.each(criteria.map(({ name, choices }) => [name, choices.map(([value]) => value)] as const))(
  'docs/product.md#criteria has the values of %s',
  (name, values) => {
    const [, row = ''] = new RegExp(`^\\| \`${name}\` +\\|([^|]+)`, 'm').exec(product) ?? [];
    expect(row.replaceAll('`', '').trim().split(', ')).toEqual(values);
  },
);
