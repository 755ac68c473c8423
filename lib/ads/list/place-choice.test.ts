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
    ['place=Bordeaux, France', '/annonces?place=bordeaux-33'],
    ['place=Nantes (Loire-Atlantique)&specialty=3', '/annonces?specialty=3&place=nantes-44'],
    // Anywhere.
    ['place=France&specialty=3', '/annonces?specialty=3'],
    ['place=29000 France', '/annonces?place=quimper-29'],
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

  test('a name leads there too when a far larger place begins with it', () => {
    expect(redirect('place=Évry')).toBe('/annonces/quel-lieu?place=%C3%89vry');
  });

  test('a name with a slip leads there too', () => {
    expect(redirect('place=Quinper')).toBe('/annonces/quel-lieu?place=Quinper');
    const { options } = placeChoice(new URLSearchParams('place=Quinper'));
    expect(options.map(({ label }) => label)).toEqual(['Quimper (29)']);
  });

  test('a text that is too long is cut', () => {
    expect(redirect(`place=${'x'.repeat(5_000)}`)?.length).toBeLessThan(150);
  });
});

describe('the page that asks', () => {
  test('offers each place, with the rest of the search', () => {
    const { options, words } = placeChoice(new URLSearchParams('place=Valence&specialty=3'));
    expect(words).toBe('Valence');
    expect(options[0]).toEqual({
      label: 'Valence (26)',
      detail: 'Drôme',
      href: '/annonces?specialty=3&place=valence-26',
    });
    expect(options.length).toBeGreaterThan(1);
  });

  test('says what a former region has become', () => {
    const noteOf = (place: string) => placeChoice(new URLSearchParams({ place })).note;
    expect(noteOf('Picardie')).toBe(
      'L’ancienne région Picardie est aujourd’hui dans les Hauts-de-France.',
    );
    expect(noteOf('région Limousin')).toBe(
      'L’ancienne région Limousin est aujourd’hui en Nouvelle-Aquitaine.',
    );
    expect(noteOf('Valence')).toBe('');
  });

  test('has nothing to offer for an unknown place, and keeps what was typed', () => {
    const choice = placeChoice(new URLSearchParams({ place: ' <b>Atlantide</b> ' }));
    expect(choice).toMatchObject({ words: '<b>Atlantide</b>', options: [] });
  });
});
