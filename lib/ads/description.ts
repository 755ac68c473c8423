import type { AdDetails } from '@/lib/ads/details';

const longest = 155;

/**
 * The description of an ad for search results and shared links: where, when and for whom, then the
 * beginning of its text, cut between words at about 155 characters.
 */
export function adDescription(details: AdDetails): string {
  const facts = [details.specialty, details.place, details.period].filter((fact) => fact !== null);
  const body = details.paragraphs.join(' ').replace(/\s+/g, ' ');
  const text = [facts.join(' · '), body].filter(Boolean).join('. ');
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/[\s,;:.·]+\S*$/, '')}…`;
}
