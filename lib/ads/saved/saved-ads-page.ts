/** The page of the ads that were saved in this browser (product.md, « Saved ads »). */
export const savedAdsPage = { path: '/mes-annonces', title: 'Mes annonces' } as const;
