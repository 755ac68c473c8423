/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { PlaceField } from './place-field';

test('the served field is a text field that the server resolves', () => {
  const place = {
    slug: 'quimper-29',
    name: 'Quimper',
    kind: 'commune' as const,
    department: '29',
    postalCodes: ['29000'],
  };
  const html = renderToStaticMarkup(<PlaceField value={place.slug} place={place} />);
  expect(html).toMatch(/<input[^>]* name="place"[^>]* value="Quimper \(29\)"/);
  expect(html).not.toContain('role="combobox"');
});
