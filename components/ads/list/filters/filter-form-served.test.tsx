/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AdSearch, defaultSearch } from '@/lib/ads/search';
import { FilterForm } from './filter-form';

const served = (search: Partial<AdSearch>) =>
  renderToStaticMarkup(
    <FilterForm
      search={{ ...defaultSearch, ...search }}
      specialties={[
        { id: 3, name: 'Urologie' },
        { id: 1, name: 'Gériatrie', withoutAds: true },
      ]}
      place={undefined}
      live
      onSearch={() => {}}
      onReset={() => {}}
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

test('without JavaScript an unknown specialty of an old link is still sent', () => {
  expect(served({ specialty: 999 })).toContain(
    '<option value="999" selected="">Spécialité choisie</option>',
  );
});
