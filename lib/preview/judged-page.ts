import type { Expectation } from './expectation';
import type { PageFacts } from './read-page';
import type { RobotsTxt } from './robots-txt';
import type { ShareImage } from './share-image';
import type { Listed } from './sitemap';
import type { DataBlock } from './structured-data';

/** A page that was served, as the judges see it. */
export type JudgedPage = {
  /** The public origin of the site. */
  siteUrl: string;
  /** From the root, with its query. */
  path: string;
  status: number;
  expected: Expectation;
  facts: PageFacts;
  /** `X-Robots-Tag`. */
  robotsHeader: string | null;
  robotsTxt: RobotsTxt | null;
  image: ShareImage | null;
  blocks: DataBlock[];
  listed: Listed;
};
