/** A page without what Next.js writes in another order each time that it renders one: it does so for each encoding. */
export function contentOf(html: string): string {
  return html.replace(/<script\b.*?<\/script>|<meta name="next-size-adjust"[^>]*>/gs, '');
}
