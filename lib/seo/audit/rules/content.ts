import { sentence } from '@/lib/french/sentence';
import type { AuditedPage } from '../audited-page';
import { countInHead, isOutsideHead, metaOf } from '../read-page';
import { type Rule, rule } from '../rule';

/**
 * About how many characters Google shows on a computer. It publishes no numbers; this is what a line of 600 px holds
 * for a title, and what others measured for a description.
 */
export const shownLengths = { title: 60, description: 160 };

const minLengths = { title: 15, description: 50 };

/** The title of a page without the name of the site, which may be cut: Google shows it above the title. */
function ownTitle(page: AuditedPage): string {
  const { title } = page;
  const suffix = ` – ${metaOf(page, 'og:site_name')}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/** The title: one, in the head, neither cut nor too short. */
export const titleRules: Rule<AuditedPage>[] = [
  rule('title-missing', 'error', 'Titre absent', ({ titles }) => ({
    found: titles.every(({ value }) => value === ''),
    problem: sentence`La page n’a pas de titre : Google en invente un.`,
    remedy: 'Donnez-lui un titre d’environ 60 caractères, qui dit ce qu’on y trouve.',
  })),
  rule('title-outside-head', 'error', 'Titre hors de l’en-tête', ({ titles }) => ({
    found: isOutsideHead(titles),
    problem: sentence`Le titre « ${titles.find(({ value }) => value !== '')?.value ?? ''} » est dans le corps de la page : les moteurs ne le lisent pas.`,
    remedy: sentence`Signalez-le à l’équipe technique : une balise placée avant lui ferme l’en-tête.`,
  })),
  rule('title-repeated', 'error', 'Titre répété', ({ titles, title }) => ({
    found: title !== '' && countInHead(titles) > 1,
    problem: sentence`L’en-tête a ${countInHead(titles)} titres : seul le premier compte.`,
    remedy: sentence`Signalez-le à l’équipe technique : il en faut un seul.`,
  })),
  rule('title-cut', 'advice', 'Titre coupé', (page) => ({
    found: [...ownTitle(page)].length > shownLengths.title,
    problem: sentence`Le titre a ${[...page.title].length} caractères : Google en montre environ ${shownLengths.title} sur un ordinateur.`,
    remedy: `Raccourcissez-le à environ ${shownLengths.title} caractères, ou mettez l’essentiel au début.`,
  })),
  rule('title-short', 'advice', 'Titre très court', ({ title }) => ({
    found: title !== '' && [...title].length < minLengths.title,
    problem: sentence`Le titre « ${title} » est très court.`,
    remedy: 'Précisez ce qu’on trouve sur la page, en 60 caractères au plus.',
  })),
];

/** The description: one, in the head, neither cut nor too short. */
export const descriptionRules: Rule<AuditedPage>[] = [
  rule('description-missing', 'error', 'Description absente', ({ descriptions }) => ({
    found: descriptions.every(({ value }) => value === ''),
    problem: sentence`La page n’a pas de description : Google en choisit un passage au hasard.`,
    remedy: 'Écrivez-en une d’environ 150 caractères, qui donne envie d’ouvrir la page.',
  })),
  rule('description-outside-head', 'error', 'Description hors de l’en-tête', (page) => ({
    found: isOutsideHead(page.descriptions),
    problem: sentence`La description est dans le corps de la page : les moteurs ne la lisent pas.`,
    remedy: sentence`Signalez-le à l’équipe technique : une balise placée avant elle ferme l’en-tête.`,
  })),
  rule('description-repeated', 'error', 'Description répétée', ({ descriptions }) => ({
    found: countInHead(descriptions) > 1,
    problem: sentence`L’en-tête a ${countInHead(descriptions)} descriptions.`,
    remedy: sentence`Signalez-le à l’équipe technique : il en faut une seule.`,
  })),
  rule('description-cut', 'advice', 'Description coupée', ({ description }) => ({
    found: [...description].length > shownLengths.description,
    problem: sentence`La description a ${[...description].length} caractères : Google en montre environ ${shownLengths.description} sur un ordinateur.`,
    remedy: `Raccourcissez-la à environ ${shownLengths.description} caractères, ou mettez l’essentiel au début.`,
  })),
  rule('description-short', 'advice', 'Description très courte', ({ description }) => ({
    found: description !== '' && [...description].length < minLengths.description,
    problem: sentence`La description n’a que ${[...description].length} caractères.`,
    remedy: 'Dites-en plus, en 150 caractères environ.',
  })),
];

/** The language of the page, and its `<h1>`. */
export const contentRules: Rule<AuditedPage>[] = [
  rule('lang', 'error', 'Langue de la page', ({ lang }) => ({
    found: !/^fr(?:-|$)/i.test(lang),
    problem:
      lang === ''
        ? 'La page ne dit pas dans quelle langue elle est.'
        : sentence`La page se dit dans une autre langue que le français : « ${lang} ».`,
    remedy: sentence`Signalez-le à l’équipe technique : la langue est « fr ».`,
  })),
  rule('heading-missing', 'error', 'Titre principal absent', ({ headings }) => ({
    found: headings.every((heading) => heading === ''),
    problem: 'La page n’a pas de titre principal (H1).',
    remedy: sentence`Signalez-le à l’équipe technique : il dit ce qu’on trouve sur la page.`,
  })),
  rule('heading-repeated', 'advice', 'Titre principal répété', ({ headings }) => ({
    found: headings.length > 1,
    problem: sentence`La page a ${headings.length} titres principaux (H1) : ${headings.map((heading) => sentence`« ${heading} »`).join(', ')}.`,
    remedy: sentence`Gardez-en un seul ; faites des autres des intertitres.`,
  })),
];

/** Structured data: the expected types, with the properties that Google requires. */
export const dataRules: Rule<AuditedPage>[] = [
  rule('data-unreadable', 'error', 'Données structurées illisibles', ({ blocks }) =>
    blocks.map(({ readable }) => ({
      found: !readable,
      problem: sentence`Un bloc de données structurées ne peut pas être lu : Google l’ignore.`,
    })),
  ),
  rule('data-required', 'error', 'Données structurées incomplètes', ({ blocks }) =>
    blocks.map(({ type, missing }) => ({
      found: missing.length > 0,
      problem: sentence`${type} : il manque ${missing.join(', ')}. Google n’en fait rien.`,
      remedy: sentence`Signalez-le à l’équipe technique : un bloc incomplet ne doit pas être publié.`,
    })),
  ),
  rule('data-absent', 'advice', 'Données structurées absentes', ({ expected, blocks }) => {
    const present = new Set(blocks.flatMap(({ type }) => type.split(', ')));
    const absent = expected.blocks.filter((type) => !present.has(type));
    return {
      found: absent.length > 0,
      problem: sentence`La page n’a pas ces données structurées : ${absent.join(', ')}.`,
      ...(absent.includes('JobPosting') && {
        remedy: sentence`Google Emploi ne montrera pas l’annonce : vérifiez qu’elle a une description, une adresse et une date de publication, et qu’elle n’est pas terminée.`,
      }),
    };
  }),
];
