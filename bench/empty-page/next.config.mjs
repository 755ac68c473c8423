/** As the site has them, as far as they weigh in the browser. */
export default {
  poweredByHeader: false,
  // It is built elsewhere (empty-page.ts), and its packages lie with the site's.
  turbopack: { root: '/' },
};
