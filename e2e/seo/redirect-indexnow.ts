/* Node.js imports this before a site: what it posts to IndexNow reaches the stand-in of a test. Else it is unchanged. */
const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const isIndexNow = input === 'https://api.indexnow.org/indexnow';
  return send(isIndexNow ? (process.env.E2E_INDEXNOW_URL ?? '') : input, init);
};
