import { sentence } from '@/lib/french/sentence';
import { type Finding, finding } from '../finding';
import type { JudgedPage } from '../judged-page';

/** The language of the page, and the one heading that says what it is about. */
export function judgeContent({ facts: { lang, headings } }: JudgedPage): Finding[] {
  const found: Finding[] = [];
  if (!/^fr(?:-|$)/i.test(lang ?? '')) {
    found.push(
      finding(
        'lang',
        lang === null || lang === ''
          ? 'La page ne dit pas dans quelle langue elle est.'
          : sentence`La page se dit dans une autre langue que le français : « ${lang} ».`,
        sentence`Signalez-le à l’équipe technique : la langue est « fr ».`,
      ),
    );
  }
  if (!headings.some((heading) => heading !== '')) {
    found.push(
      finding(
        'heading-missing',
        'La page n’a pas de titre principal (H1).',
        sentence`Signalez-le à l’équipe technique : il dit ce qu’on trouve sur la page.`,
      ),
    );
  }
  if (headings.length > 1) {
    found.push(
      finding(
        'heading-repeated',
        sentence`La page a ${headings.length} titres principaux (H1) : ${headings.map((heading) => sentence`« ${heading} »`).join(', ')}.`,
        sentence`Gardez-en un seul ; faites des autres des intertitres.`,
      ),
    );
  }
  return found;
}
