import { expect, test } from '@jest/globals';
import { report } from './report';
import { pageHtml, readerOf, siteFacts } from './site.fixture';
import { pageSummary } from './summary';

test('the summary of a page', async () => {
  const reader = readerOf({
    '/cgu': pageHtml('/cgu', { title: 'CGU', lang: null, heading: null }),
    '/annonces?page=2': { kind: 'failed', reason: 'timeout' },
  });
  expect(pageSummary(await report('/cgu', reader, siteFacts()))).toEqual({
    kind: 'Conditions générales d’utilisation',
    path: '/cgu',
    href: '/apercu?adresse=%2Fcgu',
    status: '200',
    title: 'CGU',
    errors: '2 erreurs',
    advice: '1 conseil',
  });
  expect(pageSummary(await report('/annonces?page=2', reader, siteFacts()))).toMatchObject({
    href: '/apercu?adresse=%2Fannonces%3Fpage%3D2',
    status: 'Sans réponse',
    title: null,
    errors: '1 erreur',
    advice: null,
  });
  expect(pageSummary(await report('/rien', reader, siteFacts(), true), true)).toMatchObject({
    kind: 'Page introuvable',
    status: '404',
    errors: null,
  });
});
