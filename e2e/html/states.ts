/** The states of pages that are served, besides those of `e2e/pages.ts`: name, path, status. */
export const states = [
  ['a list that found nothing', '/annonces?specialty=4242', 200],
  ['a list past its end', '/annonces?page=99', 200],
  ['the last page of the list', '/annonces?page=12', 200],
  ['dates in the wrong order', '/annonces?startDate=2041-02-02&endDate=2041-01-01', 200],
  ['an ad there is not', '/annonces/999999', 404],
  ['a specialty there is not', '/annonces/specialite/nulle-part', 404],
  ['a search of the blog that found nothing', '/blog?q=zzzzzz', 200],
  ['the second page of the blog', '/blog?page=2', 200],
  ['a post with a picture and its caption', '/blog/retrocession-ou-forfait', 200],
  ['a post there is not', '/blog/jamais-ecrit', 404],
  ['a replacement', '/inscription?profil=remplacant', 200],
] as const;
