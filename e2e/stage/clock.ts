/*
 * Loaded before the code of a site (`movableClock` of site.ts): at each SIGUSR2 two minutes have passed, so that a test of
 * what expires need not wait for it. Timers are as always.
 */
const skippedMs = 120_000;
const now = Date.now;
let ahead = 0;

Date.now = () => now() + ahead;
process.on('SIGUSR2', () => {
  ahead += skippedMs;
});
