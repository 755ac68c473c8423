import { unstyledPageScript } from '../policy/unstyled-page.ts';
import type { Page } from './page.ts';

const styleSheet = '<link rel="stylesheet"';
const script = `<script>${unstyledPageScript}</script>`;

/** Spares a whole page being laid out before its style sheets are there (lib/policy/unstyled-page.ts). */
export function spareUnstyled(page: Page): void {
  if (!page || !('html' in page) || page.html.includes(script)) return;
  if ('postponed' in page && typeof page.postponed === 'string') return;
  page.html = page.html.replace(styleSheet, `${script}$&`);
}
