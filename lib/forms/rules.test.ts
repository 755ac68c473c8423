import { describe, expect, test } from '@jest/globals';
import {
  choice,
  comments,
  email,
  maxLengths,
  phone,
  postalCode,
  type Rule,
  readEmail,
  readPhone,
  requiredText,
} from './rules';

const name = requiredText('Indiquez votre prénom.');
const sent = (value: string) => ({ ok: true, value });
const refused = (problem: string) => ({ ok: false, problem });

test.each<[Rule, string]>([
  [name, 'Indiquez votre prénom.'],
  [email, 'Indiquez votre adresse e-mail.'],
  [phone, 'Indiquez votre numéro de téléphone.'],
  [postalCode, 'Indiquez votre code postal.'],
])('a required field that is empty or only spaces has an error', (rule, problem) => {
  for (const typed of ['', '   ', '\u00a0\t', '\u200b \u2060'])
    expect(rule(typed)).toEqual(refused(problem));
});

test('a text is trimmed, and has a maximum length', () => {
  expect(name('  Marie Ève ')).toEqual(sent('Marie Ève'));
  expect(name('a'.repeat(maxLengths.text))).toMatchObject({ ok: true });
  expect(name('a'.repeat(maxLengths.text + 1))).toEqual(
    refused('Raccourcissez ce texte\u00a0: 150 caractères au plus.'),
  );
});

test('the error of an invalid address shows an example', () => {
  expect(email(' zoe.roy@exemple.fr ')).toEqual(sent('zoe.roy@exemple.fr'));
  expect(email('zoe.roy@exemple')).toEqual(
    refused('Vérifiez votre adresse e-mail. Exemple\u00a0: prenom.nom@exemple.fr.'),
  );
});

test('a phone number loses its spaces, or has an error with the accepted forms', () => {
  expect(phone('+33 (0)6.12.34.56.78')).toEqual(sent('+33(0)6.12.34.56.78'));
  expect(phone('0612345678')).toEqual(sent('0612345678'));
  expect(phone('06 12 34')).toEqual(
    refused(
      'Vérifiez votre numéro de téléphone. 10 chiffres, comme 06 12 34 56 78, ou + et l’indicatif du pays.',
    ),
  );
});

test.each(['21000', ' 21 000', '2 1 0 0 0', '21\u00a0000', '97400', '01000'])(
  'five digits are a postal code, however they are spaced: « %s »',
  (typed) => {
    expect(postalCode(typed)).toEqual(sent(typed.replace(/\s/g, '')));
  },
);

test.each(['2100', '210000', '2A000', 'F-21000', '21.000', '٢١٠٠٠'])(
  '« %s » is not a postal code',
  (typed) => {
    expect(postalCode(typed)).toEqual(
      refused('Vérifiez votre code postal. Cinq chiffres, comme 21000.'),
    );
  },
);

test.each<[Rule, string, string]>([
  [phone, '\u202a+33\u00a06\u00a012\u00a034\u00a056\u00a078\u202c', '+33612345678'],
  [phone, '\u202atel:0612345678\u200b', '0612345678'],
  [email, '\u200bzoe.roy@exemple\u00ad.fr\u200b', 'zoe.roy@exemple.fr'],
  [email, '\u2068mailto:zoe.roy@exemple.fr\u2069', 'zoe.roy@exemple.fr'],
  [postalCode, '\ufeff21\u200b000\u202c', '21000'],
  [name, '\u200e Zoé\u200b \u202c', 'Zoé'],
  [choice(['Urologie'], ''), '\u200bUrologie', 'Urologie'],
  [comments, '\u202e\u200b En août. \u2066', 'En août.'],
])('invisible characters in pasted text are ignored (%#)', (rule, typed, value) => {
  expect(rule(typed)).toEqual(sent(value));
});

const points = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
/** C0, delete and C1, and the line and paragraph separators. */
const unprintable = [...points(0, 0x1f), ...points(0x7f, 0x9f), '\u2028', '\u2029'];

describe('a control or line character within a field on one line', () => {
  const oneLine = refused(
    'Écrivez ce texte sur une seule ligne, sans tabulation ni caractère invisible.',
  );
  test.each<[string, Rule, string, string]>([
    ['name', name, 'Zoé', 'Bcc: a@exemple.fr'],
    ['address', email, 'zoe', '@exemple.fr'],
    ['address and header', email, 'zoe@exemple.fr', 'Bcc: a@exemple.fr'],
    ['number', phone, '06 12', '34 56 78'],
    ['postal code', postalCode, '21', '000'],
    ['choice', choice(['Urologie'], ''), 'Uro', 'logie'],
  ])('is refused: %s', (_, rule, before, after) => {
    for (const character of [...unprintable, '\r\n']) {
      expect([character, rule(before + character + after)]).toEqual([character, oneLine]);
    }
  });
});

test('of control characters, comments keep line breaks and tabs', () => {
  expect(comments('a\r\nb\rc\nd\te\u2028f\u2029g\u0085h\vi\fj')).toEqual(
    sent('a\nb\nc\nd\te\nf\ng\nh\ni\nj'),
  );
  for (const character of [...unprintable, '\u061c', '\u200e', '\u202e', '\u2066']) {
    const checked = comments(`a${character}b`);
    expect(checked).toMatchObject({ ok: true });
    expect(checked.ok && checked.value).not.toMatch(
      /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u,
    );
  }
});

test('comments may be empty, and have a maximum length', () => {
  expect(comments(' ')).toEqual(sent(''));
  expect(comments(' À bientôt\nZoé ')).toEqual(sent('À bientôt\nZoé'));
  expect(comments('a'.repeat(maxLengths.comments + 1))).toEqual(
    refused('Raccourcissez ce texte\u00a0: 5000 caractères au plus.'),
  );
});

test.each([
  'zoe.roy@exemple.fr',
  'Z.O-Roy+remplacement@chu.dijon.exemple.fr',
  "d'arc@exemple.fr",
  'secretariat@maison-de-santé.fr',
  'a@b.co',
])('%s is an address', (text) => {
  expect(readEmail(text)).toBe(text);
});

test.each(['mailto:zoe.roy@exemple.fr', 'MAILTO: zoe.roy@exemple.fr'])(
  '« %s » is a link to an address',
  (text) => {
    expect(readEmail(text)).toBe('zoe.roy@exemple.fr');
  },
);

test.each([
  'zoe.roy',
  'mailto:',
  'zoe.roy@',
  '@exemple.fr',
  'zoe.roy@exemple',
  'zoe.roy@exemple,fr',
  'zoe roy@exemple.fr',
  'zoe.roy@exemple.fr.',
  'zoe.roy@@exemple.fr',
  'zoe..roy@exemple.fr',
  '.zoe@exemple.fr',
  'zoe.@exemple.fr',
  'zoe@-exemple.fr',
  'zoé@exemple.fr',
  'zoe.roy@exemple.fr, zoe@exemple.fr',
  `${'z'.repeat(250)}@a.fr`,
])('%s is not an address', (text) => {
  expect(readEmail(text)).toBeNull();
});

const withoutSpaces = (text: string) => text.replace(/^tel:|\s/gi, '');

test.each([
  '0612345678',
  '06 12 34 56 78',
  '06.12.34.56.78',
  '06-12-34-56-78',
  '06/12/34/56/78',
  ' 06\u00a012\u202f34\u201156\u201378 ',
  '+33612345678',
  '+33 6 12 34 56 78',
  '+33 (0)6 12 34 56 78',
  '+33 ( 0 ) 6.12.34.56.78',
  '+33 06 12 34 56 78',
  '(+33) 6 12 34 56 78',
  '0033 6 12 34 56 78',
  '0033 (0) 6-12-34-56-78',
  'tel:+33612345678',
  'Tel: 06 12 34 56 78',
])('« %s » is a French mobile', (text) => {
  expect(readPhone(text)).toBe(withoutSpaces(text));
});

test.each([
  '03 80 12 34 56',
  '0692 12 34 56',
  '+262 692 12 34 56',
  '+262 (0)262 90 12 34',
  '00590 590 12 34 56',
  '+594 694 12 34 56',
  '+596.596.12.34.56',
])('« %s » of France or its overseas departments is a number', (text) => {
  expect(readPhone(text)).toBe(withoutSpaces(text));
});

test.each([
  '+687 12 34 56',
  '+689 40 12 34 56',
  '00 508 41 23 45',
  '+32 470 12 34 56',
  '+41 (0)79 123 45 67',
  '+44 20 7946 0958',
  '+1 (514) 555-0123',
])('« %s » of another country is a number', (text) => {
  expect(readPhone(text)).toBe(withoutSpaces(text));
});

test.each([
  '',
  '06 12 34 56 7',
  '06 12 34 56 78 9',
  '612345678',
  '00 12 34 56 78',
  '+33 6 12 34 56 7',
  '+33 6 12 34 56 78 90',
  '+262 692 12 34',
  '+1 234 56',
  '+1234567890123456',
  '++33612345678',
  '06 12 34 56 78 poste 3',
  'zéro six',
  'tel:',
  '٠٦١٢٣٤٥٦٧٨',
])('« %s » is not a phone number', (text) => {
  expect(readPhone(text)).toBeNull();
});
