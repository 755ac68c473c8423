import { expect, test } from '@jest/globals';
import { startScript } from './defer-scripts';
import { policyOfHtml } from './policy-of-html';
import { preparePage } from './prepare-page';
import { unstyledLayoutScript } from './skip-unstyled-layout';

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="fr"><head>${head}</head><body>${body}</body></html>`;
const sheet = '<link rel="stylesheet" href="/_next/static/a.css"/>';
const boot = '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>';
const chunk = (text: string) => `<script>self.__next_f.push([1,${text}])</script>`;
const served = page(sheet, boot + chunk('"a"'));

test('a page goes through every step, and has the policy of the result', () => {
  const html = page(
    `<script>${unstyledLayoutScript}</script>${sheet}`,
    `<script data-src="/_next/static/chunks/b.js" id="_R_"></script>${chunk('"a"')}<script>${startScript}</script>`,
  ).replace('<html lang="fr"', '$& data-unpainted=""');
  const prepared = preparePage('/cgu', served);
  expect(prepared).toEqual({ html, policy: policyOfHtml('/cgu', html) });
  expect(prepared.policy.match(/'sha256-/g)).toHaveLength(3);
});
