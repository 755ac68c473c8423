/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MapDots } from './map-dots';

test('as served a dot is a link, named by what it leads to, that crawlers do not follow', () => {
  const dot = {
    x: 40,
    y: 60,
    name: 'Crozon',
    radius: 15,
    count: 4,
    label: 'Crozon, 4 annonces',
    link: 'Voir les 4 annonces de Crozon',
    href: '/annonces?place=crozon-29',
    listed: [1],
  };
  const html = renderToStaticMarkup(
    <MapDots dots={[dot]} className={undefined}>
      <g />
    </MapDots>,
  );
  const [link] = html.match(/<a [^>]*>/) ?? [];
  expect(link).toContain('aria-label="Voir les 4 annonces de Crozon"');
  expect(link).toContain('href="/annonces?place=crozon-29" rel="nofollow"');
  expect(link).not.toContain('role');
});
