import { remark } from 'remark';
import remarkHtml from 'remark-html';

// HTML in the markdown stays, for tables, which markdown has none of: remark-html's own sanitising
// would drop it all. What comes out is not safe, and for the sanitiser alone.
const processor = remark().use(remarkHtml, { sanitize: false });

/** The HTML of a markdown text, as it is: whatever its author wrote is in it. */
export function unsafeHtmlOf(markdown: string): string {
  return processor.processSync(markdown).toString();
}
