import type { APIResponse } from '@playwright/test';

/** What became of a request, in a few words: what a test compares. */
export type Verdict = {
  status: number;
  /** The sentences that were looked for, as many as were there. */
  said: string[];
  /** Whether a shared cache may keep it. */
  shared: boolean;
  /** Whether nothing is missing: of a page its contents, its one heading and its end. */
  whole: boolean;
};

/** Judges an answer by the sentences that should be in it. */
export async function judge(response: APIResponse, sentences: string[]): Promise<Verdict> {
  const { 'content-type': type = '', 'cache-control': cached = '' } = response.headers();
  const body = await response.text();
  const text = type.startsWith('text/html') ? inMain(body) : body;
  return {
    status: response.status(),
    said: sentences.filter((sentence) => text.includes(sentence)),
    shared: !/no-store/.test(cached) && /public|s-maxage/.test(cached),
    whole: isWhole(type, body),
  };
}

/** What is read on a page; React writes apostrophes as references. */
function inMain(html: string): string {
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? '';
  return main.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

function isWhole(type: string, body: string): boolean {
  if (type.startsWith('text/html')) {
    const headings = inMain(body).match(/<h1[\s>]/g) ?? [];
    return body.includes('<html lang="fr"') && body.endsWith('</html>') && headings.length === 1;
  }
  if (type.startsWith('text/x-component')) return true;
  if (/json/.test(type)) return isJson(body);
  if (/xml/.test(type)) return /<\/(rss|urlset|sitemapindex)>\s*$/.test(body);
  return body.length > 0;
}

function isJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
