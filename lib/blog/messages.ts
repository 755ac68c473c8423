/* The sentences of the blog, to the letter (docs/product.md#blog), and labels that several of its parts have. */

export const blogTitle = 'Le blog';
export const postsUnavailable = 'Impossible de charger les articles pour le moment.';
export const noPosts = "Aucun article n'est disponible pour le moment. Revenez bientôt\u00a0!";
export const postUntitled = 'Article sans titre';
export const postUnavailable = 'Impossible de charger cet article pour le moment.';
export const postWithoutBody =
  "Le contenu détaillé de cet article n'est pas disponible pour le moment.";
