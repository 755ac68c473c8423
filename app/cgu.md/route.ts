import { readLegalMarkdown } from '@/app/(legal)/load-legal-text';
import { fileNotFoundResponse, fileResponse } from '@/app/file-response';
import { referenceCacheLife } from '@/lib/cache/lifetimes';
import { termsPage } from '@/lib/legal/legal-pages';
import { UnreadableTextError } from '@/lib/legal/read-text';
import { writeError } from '@/lib/runtime/log/log';

/** The terms as markdown (docs/product.md#legal-pages), with the values of this site. */
export async function GET(): Promise<Response> {
  try {
    const body = await readLegalMarkdown(termsPage);
    const type = 'text/markdown; charset=utf-8';
    return fileResponse({ body, type, cacheLife: referenceCacheLife });
  } catch (error) {
    if (!(error instanceof UnreadableTextError)) throw error;
    writeError(error);
    return fileNotFoundResponse(503, 'Ce texte n’est pas disponible pour le moment.');
  }
}
