import { sentence } from '@/lib/french/sentence';
import { cut } from '../cut';
import { type Finding, finding } from '../finding';
import type { JudgedPage } from '../judged-page';
import { saidBy } from '../read-page';
import { descriptionRooms, widthIn } from '../search-result';
import { roomInCharacters } from './room-in-characters';

const shortest = 50;

/** The description: one, in the head, that is shown whole and says something. */
export function judgeDescription({ facts, expected }: JudgedPage): Finding[] {
  if (expected.indexed === false) return [];
  const said = saidBy(facts, 'description').filter(({ value }) => value !== '');
  const inHead = said.filter((description) => description.inHead);
  const [first] = inHead;
  if (first === undefined) {
    return said.length === 0
      ? [
          finding(
            'description-missing',
            sentence`La page n’a pas de description : Google en choisit un passage au hasard.`,
            'Écrivez-en une d’environ 150 caractères, qui donne envie d’ouvrir la page.',
          ),
        ]
      : [
          finding(
            'description-outside-head',
            sentence`La description est dans le corps de la page : les moteurs ne la lisent pas.`,
            sentence`Signalez-le à l’équipe technique : une balise placée avant elle ferme l’en-tête.`,
          ),
        ];
  }
  const found: Finding[] = [];
  if (inHead.length > 1) {
    found.push(
      finding(
        'description-repeated',
        sentence`L’en-tête a ${inHead.length} descriptions.`,
        sentence`Signalez-le à l’équipe technique : il en faut une seule.`,
      ),
    );
  }
  return [...found, ...judgeLength(first.value)];
}

function judgeLength(description: string): Finding[] {
  const room = descriptionRooms.desktop;
  const { cutAfter } = cut(description, room);
  if (cutAfter !== null) {
    return [
      finding(
        'description-cut',
        sentence`La description est coupée après « ${cutAfter} » : elle mesure ${widthIn(description, room)} px, et Google en montre environ ${room.width} sur un ordinateur.`,
        `Raccourcissez-la à environ ${roomInCharacters(description, room)} caractères, ou mettez l’essentiel au début.`,
      ),
    ];
  }
  const length = [...description].length;
  return length < shortest
    ? [
        finding(
          'description-short',
          sentence`La description n’a que ${length} caractères.`,
          'Dites-en plus, en 150 caractères environ.',
        ),
      ]
    : [];
}
