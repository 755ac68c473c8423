/** The version of the site: that of package.json, which client.test.ts compares. */
export const version = '1.0.0';
