/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { DayEstimate } from './day-estimate';

test('twenty acts are served, in a field that waits for its script', () => {
  const html = renderToStaticMarkup(<DayEstimate usual={420} />).replace(/\s/g, ' ');
  expect(html.replace(/<[^>]*>/g, '')).toContain(
    'Avec 20 actes par jour : environ 420 € avant charges',
  );
  expect(html).toMatch(/<input[^>]* readOnly="" value="20"/);
});
