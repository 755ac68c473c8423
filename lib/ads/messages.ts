/* The sentences of ads (docs/product.md#states-of-the-list), and labels that several of their parts have. */

export const adListTitle = 'Nos annonces';

export const adsUnavailable = 'Impossible de charger les annonces pour le moment.';

/** While the index of ads is being built. */
export const placeSearchPreparing = 'La recherche par lieu se prépare.';

export const allAds = 'Voir toutes les annonces';
/** In place of the start of a regular replacement that has started. */
export const fromNowOn = 'Dès maintenant';
export const adsByPlace = 'Voir les annonces par lieu';
export const adLoading = "Chargement de l'annonce...";
export const specialtiesUnavailable = 'Impossible de charger les spécialités.';
export const adUntitled = 'Annonce sans titre';
export const composePlanning = 'Composer mon planning';
export const reportAd = 'Signaler cette annonce';
export const adNotFound = 'Annonce introuvable.';
export const noAdsFound = 'Aucune annonce trouvée avec ces critères.';
export const noAds = 'Aucune annonce disponible pour le moment.';
export const everySpecialty = 'Toutes les spécialités';
export const datesReversed = 'Choisissez une date de fin qui suit la date de début.';
export const applyFilters = 'Appliquer les filtres';
