/* Words that several parts of the blog use, to the letter (docs/product.md#list-of-posts). */

export const blogTitle = 'Le blog';
export const postsUnavailable = 'Impossible de charger les articles pour le moment.';
export const noPosts = "Aucun article n'est disponible pour le moment. Revenez bientôt\u00a0!";
