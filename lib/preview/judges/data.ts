import { sentence } from '@/lib/french/sentence';
import { type Finding, finding } from '../finding';
import type { JudgedPage } from '../judged-page';
import type { DataBlock } from '../structured-data';

/** Structured data: those that the page is to have, each as Google asks for it. */
export function judgeData({ expected, blocks }: JudgedPage): Finding[] {
  const present = new Set(blocks.flatMap(({ type }) => type.split(', ')));
  const absent = expected.blocks.filter((type) => !present.has(type));
  return [
    ...blocks.flatMap(judgeBlock),
    ...(absent.length === 0
      ? []
      : [
          finding(
            'data-absent',
            sentence`La page n’a pas ces données structurées : ${absent.join(', ')}.`,
            absent.includes('JobPosting')
              ? sentence`Google Emploi ne montrera pas l’annonce : vérifiez qu’elle a une description, une adresse et une date de publication, et qu’elle n’est pas terminée.`
              : 'Signalez-le à l’équipe technique.',
          ),
        ]),
  ];
}

function judgeBlock({ type, readable, missing, recommended, wrong }: DataBlock): Finding[] {
  if (!readable) {
    return [
      finding(
        'data-unreadable',
        sentence`Un bloc de données structurées ne peut pas être lu : Google l’ignore.`,
        'Signalez-le à l’équipe technique.',
      ),
    ];
  }
  const found: Finding[] = [];
  if (missing.length > 0) {
    found.push(
      finding(
        'data-required',
        sentence`${type} : il manque ${missing.join(', ')}. Google n’en fait rien.`,
        sentence`Signalez-le à l’équipe technique : un bloc incomplet ne doit pas être publié.`,
      ),
    );
  }
  for (const { property, problem } of wrong) {
    found.push(
      finding(
        'data-wrong',
        sentence`${type} : ${property} ${problem}.`,
        'Signalez-le à l’équipe technique.',
      ),
    );
  }
  if (recommended.length > 0) {
    found.push(
      finding(
        'data-recommended',
        sentence`${type} : Google recommande aussi ${recommended.join(', ')}.`,
        sentence`À compléter quand l’information existe ; sinon, rien à faire.`,
      ),
    );
  }
  return found;
}
