/*
 * Node.js imports this before a site (`movableClock` in site.ts). Each SIGUSR2 moves the clock ahead by two minutes, so
 * that a test need not wait until something expires. Timers are unchanged.
 */
const skippedMs = 120_000;
const now = Date.now;
let ahead = 0;

Date.now = () => now() + ahead;
process.on('SIGUSR2', () => {
  ahead += skippedMs;
});
