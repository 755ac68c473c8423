/** While the map is loaded (docs/product.md#messages-of-the-map). */
export const preparing = 'Cartographie en cours de préparation...';

/** Instead of a map without any place. */
export const withoutAddresses =
  'Aucune adresse exploitable trouvée pour afficher la carte sur cette page.';

/** Without access to Google's map; the site's own is beside the list. */
export const mapUnavailable =
  'La carte n’est pas disponible pour le moment. La liste reste affichée, avec une carte simplifiée.';
