/*
 * `npm run test:container`: builds the image and runs compose.yaml with Docker or Podman. Not part of `npm test`,
 * because it needs one of them, and builds the site in a container.
 */
import { runNode } from '../../scripts/process.ts';
import { readPlaywrightReport } from '../../scripts/report.ts';
import { findEngine } from './engine.ts';

const engine = findEngine();
if (engine === undefined) {
  console.error('Neither Docker nor Podman runs here with Compose: start one of them.');
  process.exit(1);
}
const report = 'test-results/container.json';
const code = await runNode(
  ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/container/playwright.config.ts'],
  { CONTAINER_ENGINE: engine, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
);
const { passed, failed } = readPlaywrightReport(report);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(code);
