/** The options of the site that change the bytes a browser loads. */
export default {
  poweredByHeader: false,
  experimental: { useOffline: true },
  // It is built in another folder (empty-page.ts), with the packages of the site.
  turbopack: { root: '/' },
};
