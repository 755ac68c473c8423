import { describe, expect, test } from '@jest/globals';
import { emptyAd, fullAd } from './ad.fixture';
import { adDescription } from './description';
import { adDetails } from './detail/details';

const describeAd = (fields: Partial<typeof emptyAd>) =>
  adDescription(adDetails({ ...emptyAd, ...fields }));

test('specialty, place and dates come before the text', () => {
  expect(adDescription(adDetails({ ...fullAd, description: 'Cabinet de groupe.' }))).toBe(
    'Médecine générale · Quimper (29000) · Du 1er au 15 décembre 2026. Cabinet de groupe.',
  );
});

test('missing values are left out', () => {
  expect(describeAd({ start_date: '2026-12-01' })).toBe('A partir du 1er décembre 2026');
  expect(describeAd({ description: 'Cabinet de groupe.' })).toBe('Cabinet de groupe.');
  expect(describeAd({})).toBe('Une annonce de remplacement médical.');
});

test('paragraphs are joined by a space', () => {
  expect(describeAd({ description: 'Un cabinet.\r\n\r\nUn logiciel.' })).toBe(
    'Un cabinet. Un logiciel.',
  );
});

describe('a long text', () => {
  test('of 155 characters is whole', () => {
    const description = `${'mot '.repeat(38)}fin`;
    expect(description).toHaveLength(155);
    expect(describeAd({ description })).toBe(description);
  });

  test('is cut between words, without the space before the ellipsis', () => {
    const description = 'remplacement '.repeat(20);
    const cut = describeAd({ description });
    expect(cut.length).toBeLessThanOrEqual(156);
    expect(cut).toMatch(/^(remplacement )+remplacement…$/);
    expect(cut.length).toBeGreaterThan(130);
  });

  test('has no punctuation before the ellipsis', () => {
    const sentence = `${'a'.repeat(150)}. `;
    expect(describeAd({ description: `${sentence}Suite du texte` })).toBe(`${'a'.repeat(150)}…`);
  });

  test('of one word is cut inside it', () => {
    expect(describeAd({ description: 'a'.repeat(400) })).toBe(`${'a'.repeat(155)}…`);
  });
});
