import { describe, expect, test } from '@jest/globals';
import { placeChoice, redirectOfPlaceWords } from './place-choice';

const redirect = (query: string) => redirectOfPlaceWords(new URLSearchParams(query));

describe('words for a place, as a form without JavaScript sends them', () => {
  test.each([
    ['place=Quimper', '/annonces?place=quimper-29'],
    ['place=29000', '/annonces?place=quimper-29'],
    ['place=Cote d Or', '/annonces?place=cote-d-or'],
    ['place=PACA', '/annonces?place=provence-alpes-cote-d-azur'],
    ['place=Quimper (29)', '/annonces?place=quimper-29'],
    [
      'place=Quimper&radius=25&specialty=3&page=4&view=map',
      '/annonces?specialty=3&place=quimper-29&radius=25&view=map',
    ],
    // A radius is for communes only.
    ['place=Bretagne&radius=25', '/annonces?place=bretagne'],
  ])('?%s leads to %s', (query, href) => {
    expect(redirect(query)).toBe(href);
  });

  test.each(['', 'place=', 'place=%20', 'place=quimper-29', 'place=bretagne', 'specialty=3'])(
    '?%s stays',
    (query) => {
      expect(redirect(query)).toBeNull();
    },
  );

  test('several places or none lead to the page that asks, with the rest of the search', () => {
    expect(redirect('place=Valence&specialty=3&view=map')).toBe(
      '/annonces/quel-lieu?place=Valence&specialty=3&view=map',
    );
    expect(redirect('place=Atlantide')).toBe('/annonces/quel-lieu?place=Atlantide');
  });

  test('the longest text is cut', () => {
    expect(redirect(`place=${'x'.repeat(5_000)}`)?.length).toBeLessThan(150);
  });
});

describe('the page that asks', () => {
  test('offers each place, with the rest of the search', () => {
    const { options, words } = placeChoice(new URLSearchParams('place=Valence&specialty=3'));
    expect(words).toBe('Valence');
    expect(options[0]).toEqual({
      label: 'Valence (26)',
      detail: '26000',
      href: '/annonces?specialty=3&place=valence-26',
    });
    expect(options.length).toBeGreaterThan(1);
  });

  test('has nothing to offer for an unknown place, and keeps what was typed', () => {
    const choice = placeChoice(new URLSearchParams({ place: ' <b>Atlantide</b> ' }));
    expect(choice).toMatchObject({ words: '<b>Atlantide</b>', options: [] });
  });
});
