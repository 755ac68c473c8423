import { expect, test } from '@jest/globals';
import { parseConfig } from '@/lib/config/config';
import { checkForm } from './check-form';
import { goodFaith, reportHref, reportReasons, reportRules } from './report';

const typed = {
  ad: '12',
  reason: 'Autre',
  comments: 'Le numéro est faux.',
  name: ' Zoé Roy ',
  email: 'zoe.roy@exemple.fr',
  goodFaith,
};
const check = (fields: Partial<typeof typed>) => checkForm(reportRules, { ...typed, ...fields });

test('the reasons are those of docs/product.md, and each is accepted', () => {
  expect(reportReasons).toHaveLength(6);
  for (const reason of reportReasons) expect(check({ reason }).ok).toBe(true);
  expect(check({ reason: '' })).toEqual({
    ok: false,
    problems: { reason: 'Choisissez un motif.' },
  });
});

test.each(reportReasons)('whether name and e-mail may be missing: %s', (reason) => {
  const checked = check({ reason, name: ' ', email: '' });
  if (reason === 'Contenu illégal') {
    expect(checked).toMatchObject({ ok: true, values: { name: '', email: '' } });
  } else {
    expect(checked).toEqual({
      ok: false,
      problems: { name: 'Indiquez votre nom.', email: 'Indiquez votre adresse e-mail.' },
    });
  }
});

test('an e-mail address that is given is checked, whatever the reason', () => {
  const checked = check({ reason: 'Contenu illégal', email: 'zoe.roy' });
  expect(checked).toMatchObject({ problems: { email: expect.stringContaining('Vérifiez') } });
});

test('the explanation is required and bounded', () => {
  expect(check({ comments: ' \n' })).toMatchObject({
    problems: { comments: 'Dites ce qui ne va pas.' },
  });
  expect(check({ comments: 'x'.repeat(5_001) }).ok).toBe(false);
});

test('nobody reports without the statement of good faith', () => {
  expect(check({ goodFaith: '' })).toMatchObject({
    problems: { goodFaith: 'Confirmez votre bonne foi.' },
  });
});

test('an ad is reported with its form, or else by a message with its number and URL', () => {
  const hrefWith = (REPORT_FORM_URL: string) =>
    reportHref(12, parseConfig({ ...process.env, CONTACT_EMAIL: 'a@exemple.fr', REPORT_FORM_URL }));
  expect(hrefWith('https://forms.example.org/s')).toBe('/annonces/12/signaler');
  const { protocol, pathname, search } = new URL(hrefWith(''));
  expect([protocol, pathname]).toEqual(['mailto:', 'a@exemple.fr']);
  // A mail program shows a plus sign as it is.
  expect(search).not.toContain('+');
  const params = new URLSearchParams(search);
  expect(params.get('subject')).toBe(
    'Signalement de l’annonce 12\u00a0: https://www.medireleve.example/annonces/12',
  );
  const body = params.get('body') ?? '';
  for (const part of [...reportReasons, 'Votre nom', goodFaith]) expect(body).toContain(part);
});
