/** What every answer of the door says. */
export const everyAnswer = { 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' };

/** What the answers say that nobody keeps. */
export const notKept = { ...everyAnswer, 'Cache-Control': 'no-store' };
