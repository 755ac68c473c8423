/* The sentences of the home page, to the letter (docs/product.md#home-page). */

export const adsFailed = "Impossible d'afficher les annonces pour le moment.";
export const substitutesFailed = "Impossible d'afficher les remplaçants pour le moment.";
export const noSubstitutes = 'Aucun remplaçant disponible pour le moment.';
export const substituteUnnamed = 'Profil sans nom';
export const specialtyUnknown = 'Spécialité à préciser';
export const partnersLoading = 'Chargement des partenaires…';
export const partnersFailed = 'Impossible de charger la liste des partenaires pour le moment.';
export const noPartners = 'Aucun partenaire disponible pour le moment.';
