import { sentence } from '@/lib/french/text';
import type { AuditedPage, ShareImage } from '../audited-page';
import { metaOf } from '../read-page';
import { type Rule, rule } from '../rule';

/** About how many characters Google shows on a computer: a title line of 600 px; a description as others measured. */
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
  rule('title-missing', 'error', 'Titre absent', ({ title }) => ({
    found: title === '',
    problem: sentence`La page n’a pas de titre : Google en invente un.`,
    remedy: 'Donnez-lui un titre d’environ 60 caractères, qui dit ce qu’on y trouve.',
  })),
  rule('title-repeated', 'error', 'Titre répété', ({ titles, title }) => ({
    found: title !== '' && titles.length > 1,
    problem: sentence`L’en-tête a ${titles.length} titres : seul le premier compte.`,
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
  rule('description-missing', 'error', 'Description absente', ({ description }) => ({
    found: description === '',
    problem: sentence`La page n’a pas de description : Google en choisit un passage au hasard.`,
    remedy: 'Écrivez-en une d’environ 150 caractères, qui donne envie d’ouvrir la page.',
  })),
  rule('description-repeated', 'error', 'Description répétée', ({ descriptions }) => ({
    found: descriptions.length > 1,
    problem: sentence`L’en-tête a ${descriptions.length} descriptions.`,
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

/** The language of the page, its `<h1>`, its pictures, and what its operator has not filled in. */
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
  rule('picture-unnamed', 'error', 'Image sans alternative', ({ pictures }) =>
    pictures.map(({ name, place, alt }) => ({
      found: alt === null,
      problem: sentence`L’image « ${name} », dans « ${place} », n’a pas d’alternative (RGAA 1.1).`,
      remedy: sentence`Décrivez ce qu’elle apporte ; si elle ne fait que décorer, donnez-lui une alternative vide (RGAA 1.2).`,
    })),
  ),
  rule('picture-undescribed', 'advice', 'Image décorative, ou à décrire', ({ pictures }) =>
    pictures.map(({ name, place, alt, isTelling }) => ({
      found: alt === '',
      problem: sentence`L’image « ${name} », dans « ${place} », a une alternative vide : qui ne la voit pas n’en sait rien.`,
      remedy: isTelling
        ? sentence`Une image qui a une légende, ou qui est dans un lien, décore rarement : décrivez-la (RGAA 1.1).`
        : sentence`Si elle apporte une information, décrivez-la (RGAA 1.1) ; si elle décore, laissez-la ainsi (RGAA 1.2).`,
    })),
  ),
  rule('ranking-unnamed', 'error', 'Classement des annonces', ({ path, isPage, namesFit }) => ({
    found: path === '/cgu' && isPage && !namesFit,
    problem: sentence`Les conditions ne disent pas comment les annonces sont classées quand on choisit des dates.`,
    remedy: sentence`Dites, là où elles parlent du classement : « ce qui tient dans vos dates d’abord ».`,
  })),
  rule('not-configured', 'error', 'Valeurs à configurer', ({ unset }) => ({
    found: unset.length > 0,
    problem: sentence`La page montre des textes ou des adresses « à configurer » : ${unset.join(', ')}.`,
    remedy: sentence`Signalez-le à l’équipe technique : ces variables de la configuration n’ont pas de valeur.`,
  })),
];

const required = ['og:title', 'og:url', 'og:image'];
const recommended = ['og:description', 'og:type', 'og:site_name', 'og:locale'];

/** The names of which the page has no value, with commas. */
function absent(page: AuditedPage, names: string[]): string {
  return names.filter((name) => metaOf(page, name) === '').join(', ');
}

/** Open Graph tags (ogp.me); « og:url » is the canonical (docs/product.md#canonical). */
export const sharingRules: Rule<AuditedPage>[] = [
  rule('share-missing', 'error', 'Partage incomplet', (page) => ({
    found: absent(page, required) !== '',
    problem: sentence`Il manque à un lien partagé : ${absent(page, required)}.`,
    remedy: sentence`Signalez-le à l’équipe technique : les réseaux sociaux montreraient un lien nu.`,
  })),
  rule('share-incomplete', 'advice', 'Partage à compléter', (page) => ({
    found: absent(page, recommended) !== '',
    problem: sentence`Un lien partagé serait plus complet avec : ${absent(page, recommended)}.`,
  })),
  rule('share-url-wrong', 'error', 'Adresse de partage inattendue', (page) => {
    const ogUrl = metaOf(page, 'og:url');
    const canonical = page.canonical || page.expectedUrl;
    const isSame = URL.parse(ogUrl)?.href === URL.parse(canonical, page.siteUrl)?.href;
    return {
      found: ogUrl !== '' && canonical !== '' && !isSame,
      problem: sentence`L’adresse de partage (og:url) est ${ogUrl}, et non l’adresse canonique, ${canonical}`,
      remedy: sentence`Signalez-le à l’équipe technique : les partages seraient comptés pour une autre page.`,
    };
  }),
  rule('card-missing', 'advice', 'Grande carte non demandée', (page) => ({
    found: metaOf(page, 'twitter:card') !== 'summary_large_image',
    problem: sentence`La page ne demande pas de grande carte à X : l’image y sera petite.`,
    remedy: sentence`Signalez-le à l’équipe technique : « twitter:card » vaut « summary_large_image ».`,
  })),
];

/** The image of a shared link: absolute URL, described, of this site, served, readable. */
export const imageRules: Rule<ShareImage>[] = [
  rule('image-relative', 'error', 'Adresse d’image incomplète', ({ address }) => ({
    found: !/^https?:\/\//i.test(address),
    problem: sentence`L’adresse de l’image, « ${address} », n’est pas complète : les réseaux sociaux ne la trouvent pas.`,
    remedy: sentence`Signalez-le à l’équipe technique : elle commence par https://`,
  })),
  rule('image-elsewhere', 'advice', 'Image d’un autre site', ({ address, path }) => ({
    found: path === null,
    problem: sentence`L’image est sur un autre site, et n’a pas été vérifiée : ${address}`,
    remedy: sentence`Préférez une image de ce site : l’autre peut disparaître.`,
  })),
  rule('image-alt', 'advice', 'Image sans description', ({ alt }) => ({
    found: alt === '',
    problem: 'L’image n’a pas de description pour ceux qui ne la voient pas.',
    remedy: sentence`Signalez-le à l’équipe technique : « og:image:alt » est absent.`,
  })),
  rule('image-unreachable', 'error', 'Image introuvable', ({ failure }) => ({
    found: failure !== '',
    problem: sentence`L’image ne se charge pas : ${failure}.`,
    remedy: 'Choisissez une autre image, ou signalez-le à l’équipe technique.',
  })),
  rule('image-type', 'error', 'Image illisible', ({ unreadable }) => ({
    found: unreadable !== '',
    problem: sentence`Les réseaux sociaux ne savent pas lire cette image (${unreadable}).`,
    remedy: 'Utilisez une image PNG, JPEG ou WebP.',
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
