/* How long the site waits for the API, and how much of a response it reads; `npm run check:api` measures by it. */

/** Milliseconds for a whole exchange: connection, response, body, and a retry. */
export const callTimeoutMs = 5_000;
/** Milliseconds that a page waits for what it can do without, or has an earlier response for. */
export const sectionTimeoutMs = 2_500;
export const readinessTimeoutMs = 2_000;
/** Bytes of a response that the site reads without loss. */
export const maxWholeBytes = 2_000_000;
/** Bytes of a response that are received, decompressed (client/bounded-body.ts cuts them): twenty ads of 2 MB each. */
export const maxResponseBytes = 50_000_000;
/** Bytes of a response with the reasons of a refusal. */
export const maxProblemBytes = 5_000_000;

/** Limits of the JSON that is parsed. A response that the site can use is well within them. */
export const jsonLimits = {
  /** Characters of a string: the content of a post, and some to see that it was longer. */
  string: 310_000,
  /** Characters of a string after {@link maxWholeBytes}: twenty ads of 2 MB stay twenty. */
  laterString: 30_000,
  /** Items of a list, members of an object. The index of ads and the sitemap refuse a page of so many. */
  items: 5_000,
  depth: 32,
  /** Bytes of an item of a list: a string of escapes. A larger item becomes `null`. */
  item: 2_000_000,
  bytes: 8_000_000,
};

/** Characters of the texts of an item. One that is longer is cut, and ends with « … ». */
export const maxLength = {
  title: 300,
  name: 200,
  excerpt: 2_000,
  /** Five times the longest that one reads. */
  description: 20_000,
  /** HTML of a post: 50 000 words, with their markup. */
  content: 300_000,
};

/** Empty lines between the paragraphs of a description. */
export const maxParagraphs = 200;
/** Characters of what is not cut: a longer one is no code, date or URL. */
export const maxCode = { word: 50, slug: 200, url: 2_000 };

/** Items of the lists. The others are dropped. */
export const maxItems = {
  /** Items of any list without a limit of its own. */
  page: 100,
  partners: 60,
  specialties: 300,
  tags: 50,
  assets: 50,
  timeslots: 50,
};
