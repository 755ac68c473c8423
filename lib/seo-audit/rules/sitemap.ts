import { sentence } from '@/lib/french/sentence';
import { belongsInSitemap, isOwnCanonical } from '../expectation';
import { type AuditedPage, type Rule, reportToTeam, rule } from '../rule';

/** The sitemap lists indexable pages, and no others. */
export const listingRules = [
  rule('sitemap-absent', 'advice', 'Absente du plan du site', ({ path, expected, listed }) =>
    listed === 'no' && belongsInSitemap(path, expected)
      ? {
          problem: sentence`Le plan du site ne contient pas cette page : les moteurs la trouveront plus tard.`,
          remedy: sentence`Une page nouvelle y entre en quelques minutes ; au-delà, signalez-le à l’équipe technique.`,
        }
      : null,
  ),
  rule('sitemap-unwanted', 'error', 'De trop dans le plan du site', ({ path, expected, listed }) =>
    listed === 'yes' && !isOwnCanonical(path, expected)
      ? {
          problem: 'Le plan du site contient cette page, qui n’est pas à indexer à cette adresse.',
          remedy: reportToTeam,
        }
      : null,
  ),
] satisfies Rule<AuditedPage>[];

/** A file of the sitemap: the URLs of its pages, and those of other sites among them. */
type SitemapFile = { pages: string[] | null; foreign: string[] };

export const sitemapRules = [
  rule('sitemap-unreadable', 'error', 'Plan du site illisible', ({ pages }) =>
    pages === null
      ? {
          problem: 'Ce fichier du plan du site ne se lit pas.',
          remedy: sentence`Signalez-le à l’équipe technique : les moteurs ne trouveront pas ses pages.`,
        }
      : null,
  ),
  rule('sitemap-foreign', 'error', sentence`Plan du site : autre site`, ({ foreign }) =>
    foreign.map((address) => ({
      problem: sentence`Le plan du site contient une adresse qui n’est pas de ce site : ${address}`,
      remedy: sentence`Vérifiez l’adresse du site : est-elle celle de sa configuration (SITE_URL) ?`,
    })),
  ),
] satisfies Rule<SitemapFile>[];
