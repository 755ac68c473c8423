import '@/app/shared-styles';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { PageReport } from '@/components/preview/page-report';
import { PageTable } from '@/components/preview/page-table';
import { PreviewFrame, SignInForm } from '@/components/preview/preview-frame';
import { ButtonLink } from '@/components/ui/button/button';
import { FormPage } from '@/components/ui/form/form-page';
import { isSignedIn } from '@/lib/bff/preview-session';
import { blogPath } from '@/lib/blog/search';
import { config } from '@/lib/config/config';
import { flashCookie, parseFlash } from '@/lib/forms/post/flash';
import { parsePreviewQuery, previewHref } from '@/lib/routing/preview-query';
import { acceptUrl } from '@/lib/seo/audit/accept-url';
import { pageReport } from '@/lib/seo/audit/page-report';
import { loadPosts, loadReport, loadTable } from './load-reports';

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
      {path !== null && (
        <PageReport report={pageReport(await loadReport(path), config.BRAND_NAME)} />
      )}
      {requested === null && (
        <>
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
        </>
      )}
    </PreviewFrame>
  );
}
