import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/*
 * Sentences and labels that docs/product.md prescribes to the letter: the code may not contain them with another
 * apostrophe or ellipsis. Spaces may be no-break spaces (docs/product.md#french-text).
 */

/** Strings that occur in one place. */
const once = [
  'Aucune annonce trouvée avec ces critères.',
  'Signaler cette annonce',
  'Lien copié !',
  'Texte copié !',
  'Copier le texte',
  'avant charges',
  'Je suis libre',
  'M’alerter dans l’application',
  'Suivre ou envoyer cette recherche',
  "Voir plus d'articles",
  'min de lecture',
  "Qu'attendez vous de l'app ?",
  'Envoi en cours...',
  'Modification en cours...',
  'Profil sans nom',
  'Spécialité à préciser',
  'Vous devez accepter les CGUs pour vous inscrire.',
  'Les mots de passe ne correspondent pas',
  "Impossible d'afficher les annonces pour le moment.",
  "Impossible d'afficher les remplaçants pour le moment.",
  'Aucun remplaçant disponible pour le moment.',
  'Impossible de charger la liste des partenaires pour le moment.',
  'Chargement des partenaires…',
  'Aucun partenaire disponible pour le moment.',
  'Impossible de charger cet article pour le moment.',
  "Le contenu détaillé de cet article n'est pas disponible pour le moment.",
  'Erreur lors de la réinitialisation du mot de passe',
  'Votre mot de passe a été modifié avec succès',
  'Merci pour votre pré-inscription ! Nous vous contacterons bientôt.',
  'Soir/nuit',
  'autres annonces',
  'Nous Contacter',
  'Nos annonces',
  'Cartographie en cours de préparation...',
  'Aucune adresse exploitable trouvée pour afficher la carte sur cette page.',
  'Annonce sans titre',
  'Aucune annonce disponible pour le moment.',
  'Impossible de charger les annonces pour le moment.',
  'Impossible de charger les spécialités.',
  'Annonce introuvable.',
  'Appliquer les filtres',
  'Comment ça marche',
  'Cette page est vide, retour à la première page.',
  'Impossible de charger les articles pour le moment.',
  'Une erreur est survenue. Veuillez réessayer plus tard.',
  'A partir du ',
  "Chargement de l'annonce...",
  "Aucun article n'est disponible pour le moment. Revenez bientôt !",
];

/** Strings that occur in several places. */
const several = [
  'Non conventionné',
  'Créer un compte',
  'Toutes les spécialités',
  'Établissement de santé',
  'Chargement…',
  'Nous vous contacterons bientôt.',
];

const files = globSync('{app,components,lib}/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|fixture)\.tsx?$/.test(file),
);

/** The code without comments, with plain spaces. */
const code = files
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replace(/^\s*(?:\*|\/\/|\/\*).*$/gm, '')
  .replace(/\\u00a0|&nbsp;|\s+/g, ' ');

/** All occurrences of a string in the code, with any apostrophe or ellipsis. */
function occurrencesOf(words: string): string[] {
  const pattern = words
    .replace(/[.?*+^$[\]\\(){}|]/g, '\\$&')
    .replaceAll("'", "['’]")
    .replace(/\\\.\\\.\\\.|…/g, '(?:\\.\\.\\.|…)');
  return code.match(new RegExp(pattern, 'g')) ?? [];
}

test('docs/product.md contains all of these strings', () => {
  const page = readFileSync('docs/product.md', 'utf8').replace(/\s+/g, ' ');
  expect([...once, ...several].filter((words) => !page.includes(words.trim()))).toEqual([]);
});

test.each(once)('the code contains « %s » once', (words) => {
  expect(occurrencesOf(words)).toEqual([words]);
});

/** Sentences that stand elsewhere: in `components/ui`, which knows no domain, and in the texts of a page. */
const elsewhere = ['Lien copié !', 'Texte copié !', "Qu'attendez vous de l'app ?"];

test.each(once.filter((words) => /[.!?…]$/.test(words) && !elsewhere.includes(words)))(
  'the sentence « %s » is in the messages of its feature',
  (words) => {
    const messages = globSync('lib/*/messages.ts').map((file) => readFileSync(file, 'utf8'));
    expect(messages.join('\n').replaceAll('\\u00a0', ' ')).toContain(words);
  },
);

test.each(several)('the code contains « %s » only to the letter', (words) => {
  expect([...new Set(occurrencesOf(words))]).toEqual([words]);
});
