// The `<` of the data is escaped.
const chunks = /(?:<script>self\.__next_f\.push\(\[1,"[^<]*"\]\)<\/script>){2,}/g;
const seam = '"])</script><script>self.__next_f.push([1,"';

/**
 * Merges consecutive chunks of React's data (Flight) into one inline script. Next.js writes a script for
 * each chunk it renders and reads them as one stream; each needs a hash in the policy of the page, of
 * 53 bytes in a header that is never compressed.
 */
export function mergeFlightChunks(html: string): string {
  return html.replace(chunks, (scripts) => scripts.replaceAll(seam, ''));
}
