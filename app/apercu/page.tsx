import '@/app/shared-styles';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import pLimit from 'p-limit';
import { z } from 'zod';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { MissingInAds } from '@/components/preview/missing-in-ads';
import { PageReport } from '@/components/preview/page-report';
import { PageTable } from '@/components/preview/page-table';
import { PreviewFrame, SignInForm } from '@/components/preview/preview-frame';
import { ButtonLink } from '@/components/ui/button/button';
import { FormPage } from '@/components/ui/form/form-page';
import { findIndex } from '@/lib/api/ads-index/ads-index';
import { toldInWords, urlQueue } from '@/lib/api/indexnow/indexnow';
import { readLatestPosts } from '@/lib/api/resources/first-pages';
import { siteClient } from '@/lib/api/site';
import { isSignedIn } from '@/lib/bff/preview-session';
import { blogPath, postHref } from '@/lib/blog/search';
import { config } from '@/lib/config/config';
import { flashCookie, parseFlash } from '@/lib/forms/post/flash';
import { dayAt } from '@/lib/french/day';
import { placesPath } from '@/lib/landing/landing-url';
import { routePattern } from '@/lib/routing/find-route';
import { parsePreviewQuery, previewHref } from '@/lib/routing/preview-query';
import { logRepeated } from '@/lib/runtime/log/log';
import { acceptUrl } from '@/lib/seo/audit/accept-url';
import { withLinks } from '@/lib/seo/audit/links';
import { examplesOf } from '@/lib/seo/audit/page-kinds';
import { type PageSummary, pageReport, pageSummary, worstFirst } from '@/lib/seo/audit/page-report';
import { type Report, report } from '@/lib/seo/audit/report';
import { type ReadSite, readSiteFacts } from '@/lib/seo/audit/site';

const title = 'Aperçu des pages';

/** Without a canonical: the page is not indexed. */
export const metadata: Metadata = { title, robots: { index: false, follow: false } };

export default async function PreviewPage({ searchParams }: { searchParams: SearchParams }) {
  const secret = config.PREVIEW_SECRET;
  // Unreachable: the server rejects the request.
  if (secret === undefined) notFound();

  const requested = parsePreviewQuery(await readSearchParams(searchParams));
  if (!(await isSignedIn(secret))) {
    return (
      <FormPage
        audience="Équipe éditoriale"
        title={title}
        lead="Ce que les moteurs de recherche et les réseaux sociaux montrent de chaque page du site."
      >
        <SignInForm
          href={previewHref(requested)}
          error={parseFlash((await cookies()).get(flashCookie)?.value, secret, z.string())}
        />
      </FormPage>
    );
  }

  const { path, error } =
    requested === null ? { path: null, error: null } : acceptUrl(requested, config.SITE_URL);
  return (
    <PreviewFrame title={title} siteUrl={config.SITE_URL} requested={requested} error={error}>
      {path === blogPath && (
        <PageTable
          id="articles"
          title="Les derniers articles"
          pages={await loadPosts()}
          named="title"
        />
      )}
      {path !== null &&
        (await loadReports([path])).map((page) => (
          <PageReport key={page.path} report={pageReport(page, config.BRAND_NAME)} />
        ))}
      {requested === null && (
        <>
          {urlQueue && <p>{toldInWords(urlQueue)}</p>}
          <p>
            <ButtonLink href={previewHref(blogPath)} variant="secondary">
              Vérifier les derniers articles
            </ButtonLink>
          </p>
          <PageTable
            id="genres"
            title="Tous les genres de page"
            pages={await loadTable()}
            named="kind"
          />
          <MissingInAds counts={(await findIndex())?.counts(dayAt(new Date()))} />
        </>
      )}
    </PreviewFrame>
  );
}

// Separate limits, so that a slow page does not fail the others.
const partTimeoutMs = 5_000;
const pageTimeoutMs = 8_000;
const allTimeoutMs = 20_000;

const maxConcurrentPages = 4;
/** Sitemap files read for a preview: each may take several calls of the API. */
const maxFiles = 20;

const openClient = () => siteClient(AbortSignal.timeout(allTimeoutMs), pageTimeoutMs);

/** One page of each kind. */
async function loadTable(): Promise<PageSummary[]> {
  const client = openClient();
  const lists = await Promise.all(['/annonces', blogPath, placesPath].map(client.text));
  const reports = await loadReports(examplesOf(lists, dayAt(new Date())), client);
  return reports.map(pageSummary);
}

/** The latest posts: first those with the most to fix. */
async function loadPosts(): Promise<PageSummary[]> {
  const client = openClient();
  const posts = await readLatestPosts(null);
  const paths = posts.map(({ slug }) => postHref(slug));
  const reports = await loadReports(paths, client);
  return worstFirst(reports.map(pageSummary));
}

/** The reports on pages of the site, as they are served now. */
async function loadReports(paths: string[], client = openClient()): Promise<Report[]> {
  const { text } = siteClient(AbortSignal.timeout(partTimeoutMs), partTimeoutMs);
  const site = await readSiteFacts(config.SITE_URL, paths, text, maxFiles);
  /** Logs why the site cannot read one of its pages or images. */
  const read: ReadSite = async (path) => {
    const served = await client.get(path);
    const failure = { event: 'preview failed', route: routePattern(path) };
    if (served.kind === 'failed') {
      logRepeated('warn', { ...failure, reason: served.reason, code: served.code });
    } else if (served.status >= 500) {
      logRepeated('warn', { ...failure, reason: 'error', status: served.status });
    }
    return served;
  };
  const reports = await pLimit(maxConcurrentPages).map(paths, (path) => report(path, read, site));
  return withLinks(reports, siteClient(AbortSignal.timeout(partTimeoutMs), partTimeoutMs).get);
}
