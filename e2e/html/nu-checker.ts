import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** A page without the elements that Next.js writes in another order each time it renders the page. */
export function contentOf(html: string): string {
  return html.replace(/<script\b.*?<\/script>|<meta name="next-size-adjust"[^>]*>/gs, '');
}

const require = createRequire(import.meta.url);
const jar = require.resolve('vnu-jar/build/dist/vnu.jar');

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** Warnings about HTML that another standard requires. */
const expectedWarnings = [
  // RGAA 1.9 requires the role.
  'The “figure” role is unnecessary for element “figure”.',
  // In ARIA 1.2, `aria-controls` on the combobox suffices: https://www.w3.org/TR/wai-aria-1.2/#aria-activedescendant
  'Attribute “aria-activedescendant” value should either refer to a descendant element, or should be accompanied by attribute “aria-owns”.',
];

/**
 * Runs the Nu HTML Checker once over whole documents, with the CSS and SVG in them.
 *
 * @param documents HTML by the name it is reported under.
 * @returns its errors and warnings, each after the name of the document.
 * @see https://validator.github.io/validator/
 */
export async function checkDocuments(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const names = [...documents.keys()];
  const folder = await mkdtemp(join(tmpdir(), 'nu-checker-'));
  try {
    await mkdir(join(folder, 'html'));
    await Promise.all(
      [...documents.values()].map((html, index) =>
        writeFile(join(folder, 'html', `${index}.html`), html),
      ),
    );
    // The command succeeds even if it finds errors, because a test reads its messages.
    const options = ['--format', 'json', '--stdout', '--exit-zero-always'];
    const { stdout } = await promisify(execFile)(
      'java',
      ['-jar', jar, ...options, join(folder, 'html')],
      { maxBuffer: 100_000_000 },
    );
    return report
      .parse(JSON.parse(stdout))
      .messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .filter(({ message }) => !expectedWarnings.includes(message))
      .map(({ url, message, extract = '' }) => {
        const index = Number(/(\d+)\.html$/.exec(url ?? '')?.[1]);
        return `${names[index]}: ${message} …${extract}…`;
      });
  } finally {
    await rm(folder, { recursive: true });
  }
}
