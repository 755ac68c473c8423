import { fileNotFoundResponse } from '@/app/file-response';
import { notStored } from '@/lib/bff/headers';
import { isOnVercel } from '@/lib/config/config';
import { failedPage, failedPageHeaders } from '@/lib/routing/failed-page';
import { resolveUrl } from '@/lib/routing/resolve-url';

/**
 * On Vercel, where a page cannot have status 503 (app/page-outcome.tsx): the page that a browser without JavaScript opens
 * instead. `retour` is its path and query.
 */
export async function GET(request: Request): Promise<Response> {
  if (!isOnVercel) return fileNotFoundResponse(404, 'Page introuvable.');
  const requested = new URL(request.url).searchParams.get('retour') ?? '';
  const target = resolveUrl(requested, false);
  const page = target.kind === 'route' && target.route?.kind === 'page' ? target.url : '/';
  const retry = `<p><a href="${page.replaceAll('&', '&amp;')}">Réessayer</a></p>\n      `;
  return new Response(
    failedPage.replace('<p><a href="/">', (home) => retry + home),
    { status: 503, headers: { ...notStored, ...failedPageHeaders, 'Retry-After': '30' } },
  );
}
