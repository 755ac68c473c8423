/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Facets } from '@/lib/ads/facets';
import { type AdSearch, defaultSearch } from '@/lib/ads/search';
import { dayBits, slotBit } from '@/lib/ads/week';
import { ServedCompactForm, ServedFilterForm } from './served-filter-form';

const facets: Facets = {
  specialties: { 1: 5, 3: 12 },
  criteria: {
    retrocession: { 75: 7 },
    forfait: {},
    sector: {},
    rhythm: {},
    with: { housing: 1_240 },
    owner: {},
  },
  days: { wed: 34, 'wed-morning': 30 },
};

const served = (search: Partial<AdSearch>, { hasIndex = false, counted = false } = {}) =>
  renderToStaticMarkup(
    <ServedFilterForm
      search={{ ...defaultSearch, ...search }}
      specialties={[
        { id: 3, name: 'Urologie' },
        { id: 1, name: 'Gériatrie', withoutAds: true },
      ]}
      place={null}
      hasIndex={hasIndex}
      facets={counted ? facets : null}
    />,
  );

test('without JavaScript the filters are a GET form that can be filled in and submitted', () => {
  const html = served({ specialty: 3, startDate: '2026-12-01' });
  expect(html).toMatch(/<form [^>]*action="\/annonces"/);
  expect(html).not.toContain('method="post"');
  expect(html).toMatch(/<input [^>]*type="date" name="startDate"[^>]* value="2026-12-01"/);
  expect(html).toMatch(/<input [^>]*type="date"[^>]* name="endDate"/);
  expect(html).toMatch(/<select [^>]*name="specialty"/);
  expect(html).toContain('<option value="">Toutes les spécialités</option>');
  expect(html).toContain('<option value="3" selected="">Urologie</option>');
  // RGAA 7.4: said before it happens.
  expect(html).toContain('La liste se met à jour à chaque choix.');
  expect(html).toContain(
    '<optgroup label="Sans annonce pour le moment"><option value="1">Gériatrie</option></optgroup>',
  );
  expect(html).toMatch(/<button type="submit"[^>]*>Appliquer les filtres</);
});

test('without JavaScript, of the other parameters only the map view stays', () => {
  expect(served({ page: 3, view: 'map' })).toContain(
    '<input type="hidden" name="view" value="map"/>',
  );
  expect(served({ page: 3 })).not.toContain('type="hidden"');
});

test('an end before the start is said without JavaScript too', () => {
  const message = 'Choisissez une date de fin qui suit la date de début.';
  expect(served({ startDate: '2026-12-15', endDate: '2026-12-01' })).toContain(message);
  expect(served({ startDate: '2026-12-15', endDate: '2026-12-15' })).not.toContain(message);
});

test('without JavaScript an unknown specialty of an old link is still sent', () => {
  expect(served({ specialty: 999 })).toContain(
    '<option value="999" selected="">Spécialité choisie</option>',
  );
});

test('without an index of ads there are only the filters that the API knows', () => {
  const html = served({});
  for (const name of ['place', 'retrocession', 'days', 'with', 'q']) {
    expect(html).not.toContain(`name="${name}"`);
  }
});

test('with an index each choice has its number of ads, and a choice without ads stays usable', () => {
  const html = served({}, { hasIndex: true, counted: true });
  expect(html).toContain('<option value="3">Urologie (12)</option>');
  expect(html).toContain('<option value="75">75\u00a0% et plus (7)</option>');
  expect(html).toMatch(/value="housing"\/><span>Logement \(1\u202f240\)</);
  expect(html).toMatch(/value="dining"\/><span>Repas \(0\)</);
  expect(html).toMatch(/value="wed"\/><span>Mercredi \(34\)</);
  expect(html).toMatch(/value="wed-morning"\/><span>Mercredi matin \(30\)</);
  expect(html).not.toContain('disabled');
});

test('a second specialty has the number of ads with both', () => {
  const html = served({ specialty: 1 }, { hasIndex: true, counted: true });
  expect(html).toContain('<option value="3">Urologie (12)</option>');
  expect(html.split('Ajouter une spécialité')[1]).toContain('>Urologie (17)<');
});

test('while the index prepares there are no numbers', () => {
  const html = served({}, { hasIndex: true });
  expect(html).toMatch(/value="housing"\/><span>Logement</);
});

test('the criteria of the search are chosen, and the last groups are unfolded for them', () => {
  const search = {
    criteria: { retrocession: ['75'], with: ['housing'], owner: ['facility'] },
    week: dayBits(2) | slotBit(3, 0),
    words: 'EHPAD "nuit"',
  };
  const html = served(search, { hasIndex: true });
  expect(html).toContain('<option value="75" selected="">');
  expect(html).toMatch(/value="housing" checked=""|checked="" [^>]*value="housing"/);
  expect(html).toMatch(/checked=""[^>]*value="wed"|value="wed" checked=""/);
  expect(html).toMatch(/checked=""[^>]*value="thu-morning"|value="thu-morning" checked=""/);
  expect(html).toContain('value="EHPAD &quot;nuit&quot;"');
  expect(html).toMatch(/<details [^>]*open=""/);
  expect(served({}, { hasIndex: true })).not.toMatch(/<details [^>]*open=""/);
});

test('the place and specialty alone keep the other filters in hidden fields', () => {
  const html = renderToStaticMarkup(
    <ServedCompactForm
      search={{ ...defaultSearch, specialty: 3, page: 4, criteria: { with: ['housing'] }, week: 7 }}
      specialties={[{ id: 3, name: 'Urologie' }]}
      place={null}
      facets={null}
    />,
  );
  expect(html).toContain('<input type="hidden" name="with" value="housing"/>');
  expect(html).toContain('<input type="hidden" name="days" value="mon"/>');
  expect(html).not.toMatch(/type="hidden" name="(?:page|specialty|place)"/);
});
