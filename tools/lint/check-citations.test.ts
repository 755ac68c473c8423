import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkCitations } from './check-citations.ts';

/** Returns the problems of files with these texts. */
function check(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'citations-'));
  mkdirSync(join(folder, 'docs'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const { problems } = checkCitations(folder);
  rmSync(folder, { recursive: true });
  return problems;
}

const product = '# Product\n\n## Editors’ `preview`, 2\n';

test('accepts a page, a heading and an address of another site', () => {
  const problems = check({
    'docs/product.md': product,
    'docs/a.md': '[Preview](product.md#editors-preview-2), [a site](https://a.example)',
    'README.md': '[docs/product.md](docs/product.md), [below](#end)\n\n# End',
    'a.ts': '/** The preview (docs/product.md#editors-preview-2). */',
    'b.ts': '// https://example.org/docs/absent.md, RFC 9110, section 9',
  });
  expect(problems).toEqual([]);
});

test('reports a page, a heading or a document that does not exist', () => {
  const problems = check({
    'docs/product.md': product,
    'docs/a.md': '[below](#end) [there](product.md#end)',
    'README.md': '[a page](docs/absent.md)',
    'a.css': '/* product.md, « Canonical » */',
    'a.ts': '// docs/product.md#canonical, docs/absent.md',
    'a.tsx': '/** Specification, section 9. */',
  });
  expect(problems).toEqual([
    'README.md: « docs/absent.md » has no target',
    'README.md: « ](docs/absent.md) » has no target',
    'a.css: « product.md » has no target',
    'a.ts: « docs/product.md#canonical » has no target',
    'a.ts: « docs/absent.md » has no target',
    'a.tsx: « Specification » has no target',
    'docs/a.md: « ](#end) » has no target',
    'docs/a.md: « ](product.md#end) » has no target',
  ]);
});
