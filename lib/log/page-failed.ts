/**
 * The digest of what a page throws for itself once the read it waits for has failed (app/fail-page.ts):
 * the log has the failure of that read, and this adds nothing to it.
 */
export const pageFailed = 'page-failed';
