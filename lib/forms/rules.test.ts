import { expect, test } from '@jest/globals';
import {
  choice,
  comments,
  email,
  maxLengths,
  phone,
  postalCode,
  type Rule,
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
    refused('Vérifiez votre adresse e-mail. Elle s’écrit comme prenom.nom@exemple.fr.'),
  );
});

test('a phone number is normalised, or has an error with the accepted forms', () => {
  expect(phone('+33 (0)6.12.34.56.78')).toEqual(sent('06 12 34 56 78'));
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
  [phone, '\u202a+33\u00a06\u00a012\u00a034\u00a056\u00a078\u202c', '06 12 34 56 78'],
  [phone, '\u202atel:0612345678\u200b', '06 12 34 56 78'],
  [email, '\u200bzoe.roy@exemple\u00ad.fr\u200b', 'zoe.roy@exemple.fr'],
  [email, '\u2068mailto:zoe.roy@exemple.fr\u2069', 'zoe.roy@exemple.fr'],
  [postalCode, '\ufeff21\u200b000\u202c', '21000'],
  [name, '\u200e Zoé\u200b \u202c', 'Zoé'],
  [choice(['Urologie'], ''), '\u200bUrologie', 'Urologie'],
  [comments, '\u202e\u200b En août. \u2066', 'En août.'],
])('invisible characters in pasted text are ignored (%#)', (rule, typed, value) => {
  expect(rule(typed)).toEqual(sent(value));
});

test('comments may be empty, and have a maximum length', () => {
  expect(comments(' ')).toEqual(sent(''));
  expect(comments(' À bientôt\nZoé ')).toEqual(sent('À bientôt\nZoé'));
  expect(comments('a'.repeat(maxLengths.comments + 1))).toEqual(
    refused('Raccourcissez ce texte\u00a0: 5000 caractères au plus.'),
  );
});
