/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { formService } from '@/lib/forms/configured-forms';
import { establishmentRules } from '@/lib/forms/establishment';
import { practitionerRules } from '@/lib/forms/practitioner';
import { EstablishmentForm } from './establishment-form';
import { PractitionerForm } from './practitioner-form';

const url = 'https://forms.example.org/a';

const practitioner = renderToStaticMarkup(
  <PractitionerForm
    service={formService(practitionerRules, url, { firstName: 'entry.101' })}
    profile="remplacant"
    dataNotice={null}
    sentLinks={null}
  />,
);
const establishment = renderToStaticMarkup(
  <EstablishmentForm
    service={formService(establishmentRules, url, {})}
    dataNotice={null}
    sentLinks={null}
  />,
);

const namesIn = (html: string) => [
  ...new Set([...html.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name)),
];
const tag = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea) [^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

test('without JavaScript the form posts to the service, with its names and nothing else', () => {
  expect(practitioner).toMatch(
    /<form [^>]*action="https:\/\/forms\.example\.org\/a" method="post"/,
  );
  expect(namesIn(practitioner)).toEqual([
    'role',
    'entry.101',
    'lastName',
    'speciality',
    'email',
    'phone',
    'postalCode',
    'comments',
    'sujet',
  ]);
  expect(namesIn(establishment)).toEqual([
    'Name',
    'email',
    'phone',
    'postalCode',
    'comments',
    'sujet',
  ]);
});

test('a form that the site relays posts to the site, as multipart; one for the service stays as specified', () => {
  const relayed = renderToStaticMarkup(
    <EstablishmentForm
      service={formService(establishmentRules, '/inscriptions/envoi')}
      dataNotice={null}
      sentLinks={null}
    />,
  );
  expect(relayed).toMatch(
    /<form [^>]*action="\/inscriptions\/envoi" encType="multipart\/form-data" method="post"/,
  );
  expect(establishment).not.toContain('encType');
});

test('without JavaScript the browser validates: all but the comments is required', () => {
  for (const name of ['entry.101', 'lastName', 'speciality', 'email', 'phone', 'postalCode']) {
    expect(tag(practitioner, name)).toContain('required');
  }
  expect(tag(practitioner, 'comments')).not.toContain('required');
  expect(tag(practitioner, 'sujet')).not.toContain('required');
  expect(practitioner).toMatch(/<input [^>]*required=""[^>]*type="checkbox"/);
  expect(practitioner).not.toContain('novalidate');
  expect(tag(practitioner, 'email')).toContain('type="email"');
  expect(tag(practitioner, 'phone')).toContain('type="tel"');
});

test('the profile of the page is selected, and the first of the 49 specialities', () => {
  expect(practitioner).toMatch(/<input type="radio" name="role" checked="" value="remplaçant"/);
  expect(practitioner.match(/<option/g)).toHaveLength(49);
  expect(practitioner).toContain('><option>Médecine générale</option>');
});

const pattern = (name: string) => {
  const [, source = ''] = / pattern="([^"]*)"/.exec(tag(practitioner, name)) ?? [];
  // As browsers compile `pattern`.
  return new RegExp(`^(?:${source})$`, 'v');
};

test('the patterns accept what the rules accept', () => {
  for (const typed of ['21000', ' 21 000 ', '\u202a21\u200b000\u202c'])
    expect(typed).toMatch(pattern('postalCode'));
  for (const typed of ['2100', '210000', '2A000']) expect(typed).not.toMatch(pattern('postalCode'));
  for (const typed of [
    '0612345678',
    '06.12.34.56.78',
    '+33 (0)6 12-34-56-78',
    '(+32) 470 12 34 56',
    '06\u201112\u201134\u201156\u201178',
    '06\u221212\u221234\u221256\u221278',
    '\u202a+33\u00a06\u00a012\u00a034\u00a056\u00a078\u202c',
    '\u202atel:+33612345678',
  ]) {
    expect(typed).toMatch(pattern('phone'));
  }
  for (const typed of ['06 12', 'zéro six douze', '+', '06\t12345678'])
    expect(typed).not.toMatch(pattern('phone'));
});

test('the patterns of names and addresses refuse what ends a line', () => {
  for (const name of ['entry.101', 'lastName', 'email']) {
    expect('d’Arc-Élysée@exemple.fr').toMatch(pattern(name));
    for (const character of '\t\n\x85\u2028') expect(`a${character}b`).not.toMatch(pattern(name));
  }
});

test('each field has its autocomplete token and input mode', () => {
  for (const [html, name, token] of [
    [practitioner, 'entry.101', 'given-name'],
    [practitioner, 'lastName', 'family-name'],
    [practitioner, 'email', 'email'],
    [practitioner, 'phone', 'tel'],
    [practitioner, 'postalCode', 'postal-code'],
    [establishment, 'Name', 'organization'],
  ] as const) {
    expect(tag(html, name)).toContain(`autoComplete="${token}"`);
  }
  expect(tag(practitioner, 'postalCode')).toContain('inputMode="numeric"');
  expect(tag(practitioner, 'phone')).toContain('inputMode="tel"');
});
