import robotsParser from 'robots-parser';

/** A parsed robots.txt. */
export type RobotsTxt = {
  /** The URLs of sitemaps. */
  sitemaps: string[];
  /** Whether Googlebot may fetch a path, with its query. */
  allows(path: string): boolean;
};

/** Parses robots.txt as RFC 9309 and Google do. */
export function readRobotsTxt(text: string): RobotsTxt {
  const robots = robotsParser('/robots.txt', text);
  return {
    sitemaps: robots.getSitemaps(),
    allows: (path) => robots.isAllowed(path, 'Googlebot') ?? true,
  };
}
