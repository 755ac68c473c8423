import { canonicalRules } from './rules/canonical';
import { contentRules } from './rules/content';
import { dataRules } from './rules/data';
import { descriptionRules } from './rules/description';
import { imageRules } from './rules/image';
import { kindRules } from './rules/kind';
import { robotsRules } from './rules/robots';
import { sharingRules } from './rules/sharing';
import { listingRules } from './rules/sitemap';
import { titleRules } from './rules/title';

/** What a page is checked for, in the order in which it is shown. */
export const pageRules = [
  ...kindRules,
  ...titleRules,
  ...descriptionRules,
  ...canonicalRules,
  ...robotsRules,
  ...contentRules,
  ...sharingRules,
  ...imageRules,
  ...dataRules,
  ...listingRules,
];

/** What a page that is not to exist is checked for: it has words of its own. */
export const missingPageRules = [...titleRules, ...contentRules];
