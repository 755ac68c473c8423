import { formatCount } from '@/lib/french/plural';
import { sentence } from '@/lib/french/sentence';
import type { Room } from './cut';
import type { JudgedPage } from './judged-page';
import { metaOf, saidBy } from './read-page';
import type { Report } from './report';
import { robotsDirectives } from './robots-directives';
import { descriptionRooms, titleRooms, widthIn } from './search-result';
import type { ShareImage } from './share-image';
import { descriptionOf, titleOf } from './summary';
import { formatWeight } from './weight';

/** What a page says of one thing. */
type Field = { label: string; value: string; note?: string };

export type FieldGroup = { title: string; fields: Field[] };

const nothing = 'Absent';
const listings = { yes: 'Oui', no: 'Non', unknown: 'Non vérifié' };

/** All that was read of a page, as it is shown to editors. */
export function fieldGroups(report: Report): FieldGroup[] {
  const { page } = report;
  if (page === null) return [];
  return [
    { title: 'Moteurs de recherche', fields: searchFields(report, page) },
    { title: 'Liens partagés', fields: sharingFields(page) },
    ...(page.image ? [{ title: 'Image de partage', fields: imageFields(page.image) }] : []),
  ];
}

function searchFields(report: Report, page: JudgedPage): Field[] {
  const { facts, expected, robotsHeader, robotsTxt, siteUrl, path } = page;
  const { closedBy } = robotsDirectives(page);
  return [
    measured('Titre', titleOf(report), titleRooms.desktop),
    measured('Description', descriptionOf(report), descriptionRooms.desktop),
    {
      label: 'Adresse canonique',
      value: facts.canonicals.map(placed).join('\n') || nothing,
      note:
        expected.canonical === null
          ? 'Attendue\u00a0: aucune'
          : `Attendue\u00a0: ${new URL(expected.canonical, siteUrl).href}`,
    },
    {
      label: 'À garder par les moteurs',
      value: closedBy === null ? 'Oui' : `Non (${closedBy})`,
      ...(expected.indexed !== null && {
        note: `Attendu\u00a0: ${expected.indexed ? 'oui' : 'non'}`,
      }),
    },
    {
      label: sentence`Balise « robots »`,
      value: saidBy(facts, 'robots').map(placed).join('\n') || nothing,
    },
    { label: 'En-tête X-Robots-Tag', value: robotsHeader ?? nothing },
    {
      label: 'Permise par robots.txt',
      value: robotsTxt === null ? 'Pas de robots.txt' : robotsTxt.allows(path) ? 'Oui' : 'Non',
    },
    { label: 'Dans le plan du site', value: listings[report.listed] },
    { label: 'Titre principal (H1)', value: facts.headings.join('\n') || nothing },
    { label: 'Langue', value: facts.lang ?? nothing },
  ];
}

const sharingNames = [
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:site_name',
  'og:locale',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];

function sharingFields({ facts }: JudgedPage): Field[] {
  return sharingNames.map((name) => ({ label: name, value: metaOf(facts, name) ?? nothing }));
}

function imageFields({ address, alt, found }: ShareImage): Field[] {
  return [
    { label: 'Adresse', value: address },
    ...foundFields(found),
    { label: 'Description', value: alt ?? nothing },
  ];
}

function foundFields(found: ShareImage['found']): Field[] {
  switch (found?.kind) {
    case undefined:
      return [{ label: 'État', value: 'Non vérifiée' }];
    case 'missing':
      return [{ label: 'État', value: `Introuvable\u00a0: ${found.reason}` }];
    case 'not-a-picture':
      return [{ label: 'État', value: `Illisible\u00a0: ${found.type}` }];
    case 'picture': {
      const { type, width, height } = found.facts;
      return [
        { label: 'Format', value: type },
        { label: 'Taille', value: `${width} × ${height} pixels` },
        { label: 'Poids', value: formatWeight(found.bytes) },
      ];
    }
  }
}

function measured(label: string, value: string | null, room: Room): Field {
  if (value === null) return { label, value: nothing };
  const length = formatCount([...value].length, 'caractère', 'caractères');
  return { label, value, note: `${length}, ${widthIn(value, room)} px sur ${room.width}` };
}

function placed({ value, inHead }: { value: string; inHead: boolean }): string {
  return inHead ? value : `${value} (hors de l’en-tête)`;
}
