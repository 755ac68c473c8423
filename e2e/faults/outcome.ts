import type { APIResponse } from '@playwright/test';

/** The outcome of a request, in a form that tests compare. */
export type Verdict = {
  status: number;
  /** The expected sentences that the response contains. */
  texts: string[];
  /** Whether a shared cache may store the response. */
  shared: boolean;
  /** Whether the response is complete: a page has its content, one `<h1>` and its end tag. */
  whole: boolean;
};

/** Judges a response by the sentences that should be in it. */
export async function judge(response: APIResponse, sentences: string[]): Promise<Verdict> {
  const { 'content-type': type = '', 'cache-control': cached = '' } = response.headers();
  const body = await response.text();
  const text = type.startsWith('text/html') ? inMain(body) : body;
  return {
    status: response.status(),
    texts: sentences.filter((sentence) => text.includes(sentence)),
    shared: !/no-store/.test(cached) && /public|s-maxage/.test(cached),
    whole: isWhole(type, body),
  };
}

/** The text of a page; React escapes apostrophes as character references. */
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
