import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { company, formPlaceholders, conditions as siteConditions } from './company';
import {
  accessibilityPage,
  type LegalPage,
  noticePage,
  privacyPage,
  termsPage,
} from './legal-pages';
import { applyConditions, fillText, legalText } from './legal-text';

const siteUrl = 'https://www.medireleve.example';
const pages = [termsPage, noticePage, privacyPage, accessibilityPage];

const without = { 'mesure-audience': false };
const withAudience = { 'mesure-audience': true };

function shipped({ file, ...page }: LegalPage, conditions: Record<string, boolean> = without) {
  const markdown = applyConditions(readFileSync(file, 'utf8'), conditions);
  const text = legalText(markdown, { ...page, siteUrl, placeholders: company });
  if (text === null) throw new Error(`${file} has no text`);
  const html = text.sections.map((section) => section.html).join('');
  return { ...text, markdown, html, headings: text.contents.map((section) => section.text) };
}

/** The date of each text that has one (docs/product.md#legal-pages), and the day on which it was completed. */
const completed =
  /^(?:Dernière m|M)ise à jour.* (\d\d\/\d\d\/\d{4}) \(complétée le (\d\d\/\d\d\/\d{4})\)$/;

describe.each([termsPage, noticePage, privacyPage])('$path', (page) => {
  test('says when it last changed, in the line of its date, and nowhere else', () => {
    const { updated, html } = shipped(page);
    const [first = '', second = ''] = completed.exec(plain(updated))?.slice(1).map(isoDay) ?? [];
    expect(first).not.toBe('');
    expect(second > first).toBe(true);
    expect(/\d\d\/\d\d\/\d{4}/.test(html)).toBe(false);
  });
});

const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
const isoDay = (day: string) => day.split('/').reverse().join('-');

describe.each(
  pages.flatMap((page) => [without, withAudience].map((conditions) => ({ page, conditions }))),
)('$page.path, $conditions', ({ page, conditions }) => {
  test('has a title and a date', () => {
    const { title, updated, contents } = shipped(page, conditions);
    expect(title).toContain(page.title);
    expect(updated).toMatch(/\d{2}\/\d{2}\/\d{4}\)?$/);
    expect(contents.length).toBeGreaterThan(5);
  });

  test('has no unknown placeholder and no broken fragment link', () => {
    const { html, markdown } = shipped(page, conditions);
    expect(html).not.toMatch(/[{}]/);
    expect(fillText(markdown, company)).not.toMatch(/[{}]/);
    expect(markdown).not.toContain('<!--');
    const links = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect(links(html, /<a /g)).toBe(links(markdown, /\]\(|<a /g));
  });

  test('skips no heading level', () => {
    const levels = shipped(page, conditions)
      .html.match(/<h\d/g)
      ?.map((tag) => Number(tag[2]));
    levels?.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    }, 1);
  });
});

test('the terms link to registration, to the privacy policy and to other sites', () => {
  const { html } = shipped(termsPage);
  expect(html).toContain('<a href="/inscription">');
  expect(html).toContain('<a href="/politique-de-confidentialite">');
  expect(html).toContain('target="_blank" rel="noopener noreferrer"');
});

test('the legal notice has all its parts (docs/product.md#legal-pages)', () => {
  const { updated, headings, html } = shipped(noticePage);
  expect(updated).toMatch(/^Mise à jour le 09\/03\/2025 \(/);
  expect(headings).toEqual(
    expect.arrayContaining([
      'Éditeur du site',
      'Hébergement',
      'Propriété intellectuelle',
      'Données personnelles',
      'Point de contact unique (services numériques)',
    ]),
  );
  for (const name of ['société', 'forme-juridique', 'capital', 'adresse', 'immatriculation']) {
    expect(html).toContain(`<dd>${company[name]}</dd>`);
  }
});

test('the privacy policy has all its parts (docs/product.md#legal-pages)', () => {
  const { updated, headings, html } = shipped(privacyPage);
  expect(plain(updated)).toMatch(/^Dernière mise à jour : 01\/02\/2025 \(/);
  expect(headings).toEqual(
    expect.arrayContaining([
      'Responsable du traitement',
      'Données collectées',
      'Finalités et bases légales',
      'Destinataires et sous-traitants',
      'Durées de conservation',
      'Vos droits',
      'Sécurité',
      'Cookies et stockage dans votre navigateur',
      'Hébergement',
      'Contact',
    ]),
  );
  for (const data of ['Identité', 'Coordonnées', 'numéro professionnel', 'Spécialité']) {
    expect(html).toContain(data);
  }
});

test.each([
  [
    false,
    'envoyées directement par votre navigateur</td><td>Contenu du formulaire, données',
    '</td>',
  ],
  [
    true,
    'envoyées par notre serveur, qui n’en conserve rien</td>',
    '\u00a0; pour limiter les envois',
  ],
])('the privacy policy says how the forms are sent: relayed %s', (isRelayed, way, limit) => {
  const markdown = readFileSync(privacyPage.file, 'utf8');
  const placeholders = { ...company, ...formPlaceholders(isRelayed) };
  const text = legalText(markdown, { siteUrl, placeholders });
  const html = text?.sections.map((section) => section.html).join('');
  expect(html).toContain(way);
  expect(html).toContain(`3 ans après le dernier contact${limit}`);
});

test('the texts say how an ad is reported, what becomes of it, and that there is a receipt', () => {
  const { html } = shipped(noticePage);
  expect(plain(html)).toContain('« Signaler cette annonce »');
  expect(html).toContain('un accusé de réception, avec une référence');
  expect(plain(shipped(termsPage).html)).toContain('« Signaler cette annonce »');
  const policy = plain(shipped(privacyPage).html);
  expect(policy).toMatch(/Signalement d’une annonce.*motif.*nom.*déclaration de bonne foi/);
  expect(policy).toMatch(/Réception des signalements d’annonces, envoyés par notre serveur/);
  expect(policy).toMatch(/Signalements et demandes.*service de formulaires<.*5 ans en archive/);
});

test('the privacy policy says which images the browser loads from others', () => {
  const direct =
    'sont chargés par votre navigateur chez leur hébergeur, qui reçoit votre adresse IP';
  const imagesOf = (conditions: Record<string, boolean>) => {
    const [, line = ''] =
      /Images[^<]*<\/strong>(.*?)<\/li>/s.exec(shipped(privacyPage, conditions).html) ?? [];
    return plain(line);
  };
  expect(imagesOf(without)).toContain(direct);
  expect(imagesOf(without)).not.toContain('envoyés par le site');
  expect(imagesOf({ 'images-par-le-site': true })).toMatch(
    /envoyés par le site quand ils viennent de .*tout autre hébergeur/s,
  );
  expect(imagesOf({ 'images-par-le-site': true })).toContain(direct);
});

test('the privacy policy names all that the site stores in the browser', () => {
  const { html } = shipped(privacyPage, withAudience);
  const names = [
    'mesure-audience',
    'lieux-recents',
    'recherches-recentes',
    'annonces-vues',
    'actes-par-jour',
    'liste-affichee',
    'carte-google',
    'carte-google-demandee',
    'mot-de-passe-modifie',
  ];
  for (const name of [...names, 'carte-google-retrait']) {
    expect(html).toContain(`<code>${name}</code>`);
  }
  // The cookies of the preview are for editors.
  expect(html).toContain('Le site ne dépose <strong>aucun cookie</strong>');
  expect(html).not.toMatch(/flash|cookie technique/);
});

test('the privacy policy has sections for the settings of the map and of audience measurement', () => {
  const namesOf = (conditions: Record<string, boolean>) =>
    shipped(privacyPage, conditions).sections.flatMap(({ name }) => name ?? []);
  expect(namesOf(without)).toEqual(['carte-google']);
  expect(namesOf(withAudience)).toEqual(['mesure-audience', 'carte-google']);
});

test.each([privacyPage, noticePage])('$path says that nothing is counted, unless it is', (page) => {
  const claim = /sans mesure d’audience|n’utilise ni mesure d’audience|ne suivons pas votre/;
  expect(shipped(page).html).toMatch(claim);
  expect(shipped(page).html).not.toMatch(/les pages vues/);
  expect(shipped(page, withAudience).html).not.toMatch(claim);
  expect(shipped(page, withAudience).html).toMatch(/compte les pages vues/);
});

test('the accessibility statement claims no more than was tested', () => {
  const { html } = shipped(accessibilityPage);
  expect(html).toContain('<strong>partiellement conforme</strong>');
  expect(html).toContain('aucun tiers ne l’a audité');
  expect(html).toContain('NVDA, JAWS et VoiceOver');
  expect(html).toContain('Défenseur des droits');
});

test.each(pages)('$path has no unknown condition, and ends each', ({ file }) => {
  const comments = readFileSync(file, 'utf8').match(/<!-- .+ -->/g) ?? [];
  const words = comments.map((comment) => comment.slice(5, -4));
  const starts = words.filter((word) => word.startsWith('si '));
  const names = Object.keys(siteConditions).map((name) => `si ${name}`);
  expect(names).toEqual(expect.arrayContaining(starts));
  expect(words.filter((word) => word === 'fin')).toHaveLength(starts.length);
});
