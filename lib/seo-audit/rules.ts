import { kindRules } from '@/lib/seo-audit/rules/robots';
import { canonicalRules, unwantedCanonicalRule } from './rules/canonical';
import { contentRules } from './rules/content';
import { dataRules } from './rules/data';
import { descriptionRules } from './rules/description';
import { imageRules } from './rules/image';
import { robotsRules } from './rules/robots';
import { sharingRules } from './rules/sharing';
import { listingRules } from './rules/sitemap';
import { titleRules } from './rules/title';

/** The rules for a page, in the order in which findings are shown. */
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

/** The rules for any page with an error status. */
export const errorPageRules = [unwantedCanonicalRule];

/** The rules for a page that must not exist: its text too. */
export const missingPageRules = [...titleRules, ...contentRules, ...errorPageRules];
