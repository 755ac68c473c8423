/* Words that several pages of ads have (docs/product.md#states-of-the-list). */

export const adListTitle = 'Nos annonces';

export const adsUnavailable = 'Impossible de charger les annonces pour le moment.';

/** While the index of ads is being built. */
export const placeSearchPreparing = 'La recherche par lieu se prépare.';

export const allAds = 'Voir toutes les annonces';
export const adsByPlace = 'Voir les annonces par lieu';
export const adLoading = "Chargement de l'annonce...";
export const specialtiesUnavailable = 'Impossible de charger les spécialités.';
export const noAds = 'Aucune annonce disponible pour le moment.';
export const everySpecialty = 'Toutes les spécialités';
export const applyFilters = 'Appliquer les filtres';
