import type { AdDetails } from '@/lib/ads/detail/details';
import { description } from '@/lib/french/text';

/**
 * The description of an ad for search results and shared links: where, when and for whom, then the
 * beginning of its text.
 */
export function adDescription(details: AdDetails): string {
  const facts = [details.specialty, details.place, details.period].filter((fact) => fact !== null);
  const text = [facts.join(' · '), details.paragraphs.join(' ')].filter(Boolean).join('. ');
  return description(text || 'Une annonce de remplacement médical.');
}
