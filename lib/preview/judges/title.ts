import { sentence } from '@/lib/french/sentence';
import { cut } from '../cut';
import { type Finding, finding } from '../finding';
import type { JudgedPage } from '../judged-page';
import { metaOf } from '../read-page';
import { titleRooms, widthIn } from '../search-result';
import { roomInCharacters } from './room-in-characters';

const shortest = 15;

/** The title: one, in the head, that says something and is shown whole. */
export function judgeTitle({ facts }: JudgedPage): Finding[] {
  const { titles } = facts;
  const inHead = titles.filter((title) => title.inHead);
  const [first] = inHead;
  if (first === undefined || first.value === '') {
    const outside = titles.find(({ value }) => value !== '');
    return outside === undefined
      ? [
          finding(
            'title-missing',
            sentence`La page n’a pas de titre : Google en invente un.`,
            'Donnez-lui un titre d’environ 60 caractères, qui dit ce qu’on y trouve.',
          ),
        ]
      : [
          finding(
            'title-outside-head',
            sentence`Le titre « ${outside.value} » est dans le corps de la page : les moteurs ne le lisent pas.`,
            sentence`Signalez-le à l’équipe technique : une balise placée avant lui ferme l’en-tête.`,
          ),
        ];
  }
  const found: Finding[] = [];
  if (inHead.length > 1) {
    found.push(
      finding(
        'title-repeated',
        sentence`L’en-tête a ${inHead.length} titres : seul le premier compte.`,
        sentence`Signalez-le à l’équipe technique : il en faut un seul.`,
      ),
    );
  }
  return [...found, ...judgeLength(first.value, metaOf(facts, 'og:site_name'))];
}

function judgeLength(title: string, site: string | null): Finding[] {
  const room = titleRooms.desktop;
  const { text, cutAfter } = cut(title, room);
  // Of the name of the site at the end nothing is missed: Google writes it above the title.
  const suffix = site === null ? '' : ` – ${site}`;
  const own = suffix !== '' && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
  if (cutAfter !== null && !text.startsWith(own)) {
    return [
      finding(
        'title-cut',
        sentence`Le titre est coupé après « ${cutAfter} » : il mesure ${widthIn(title, room)} px, et Google en montre ${room.width} sur un ordinateur.`,
        `Raccourcissez-le à environ ${roomInCharacters(title, room)} caractères, ou mettez l’essentiel au début.`,
      ),
    ];
  }
  return [...title].length < shortest
    ? [
        finding(
          'title-short',
          sentence`Le titre « ${title} » est très court.`,
          'Précisez ce qu’on trouve sur la page, en 60 caractères au plus.',
        ),
      ]
    : [];
}
