import { test } from '../test.ts';

let used = 0;

/**
 * A spelling of « remplacement » that no other test searches for, so that its pages are in no cache yet;
 * the API finds the same posts whatever the case. No two workers of a run share a `workerIndex`.
 */
export function freshWords(): string {
  used += 1;
  const spelling = test.info().workerIndex * 64 + used;
  return [...'remplacement']
    .map((letter, index) => ((spelling >> index) & 1 ? letter.toUpperCase() : letter))
    .join('');
}

/** A slug that no other test requests. */
export function freshSlug(): string {
  used += 1;
  return `essai-${test.info().workerIndex}-${used}`;
}

/** A post as the API sends it. */
export function postOnTheWire(slug: string, fields: Record<string, unknown> = {}) {
  return {
    id: 4000 + test.info().workerIndex * 64 + used,
    slug,
    title: 'Un article d’essai',
    excerpt: 'Pour voir ce que la page en fait.',
    content: '<h2>Un titre</h2><p>Un paragraphe.</p>',
    status: 'published',
    published_at: '2026-10-01T07:30:00Z',
    read_time_minutes: 2,
    author: { full_name: 'Claire Morvan' },
    tags: ['Contrat'],
    hero_image_url: null,
    assets: [],
    ...fields,
  };
}
