import { sentence } from '@/lib/french/sentence';
import { metaOf, type PageFacts } from './read-page';

type Said = { facts: PageFacts; robotsHeader: string | null };

/** Where a page says that search engines are not to keep it, and whether they may follow its links. */
export function robotsDirectives(page: Said): { closedBy: string | null; follows: boolean } {
  const said = [
    { where: sentence`balise « robots »`, words: wordsOf(metaOf(page.facts, 'robots')) },
    { where: sentence`balise « googlebot »`, words: wordsOf(metaOf(page.facts, 'googlebot')) },
    { where: 'en-tête HTTP X-Robots-Tag', words: wordsOf(page.robotsHeader) },
  ];
  const saying = (word: string) =>
    said.filter(({ words }) => words.includes(word) || words.includes('none'));
  return {
    closedBy:
      saying('noindex')
        .map(({ where }) => where)
        .join(', ') || null,
    follows: saying('nofollow').length === 0,
  };
}

function wordsOf(text: string | null): string[] {
  return (text ?? '').toLowerCase().split(/[\s,:]+/);
}
