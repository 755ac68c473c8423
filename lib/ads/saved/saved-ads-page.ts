/** The page of the ads that were saved in this browser (docs/product.md#saved-ads). */
export const savedAdsPage = { path: '/mes-annonces', title: 'Mes annonces' } as const;
