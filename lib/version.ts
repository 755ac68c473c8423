/** The version of the site: that of package.json, which client.test.ts compares. */
export const version = '0.1.0';
