/** While the map is loaded (docs/product.md#messages-of-the-map). */
export const preparing = 'Cartographie en cours de préparation...';

/** Instead of a map without any place. */
export const withoutAddresses =
  'Aucune adresse exploitable trouvée pour afficher la carte sur cette page.';

export const mapUnloadable = 'La carte n’a pas pu être chargée. Vous pouvez continuer sans elle.';
