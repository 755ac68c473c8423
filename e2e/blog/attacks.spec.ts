import { safeBody } from '../../lib/rich-text/body.ts';
import { families } from '../../test/fixtures/attacks/index.ts';
import { expect, test } from '../test.ts';
import { origins, tryBodies } from './attacks/run-attacks.ts';

// Hundreds of frames in one page: a trace would take longer than the test.
test.use({
  trace: 'off',
  // An attack that sets a policy of its own, where browsers ignore it.
  expectedViolations: ['was delivered via a <meta> element outside'],
});
test.slow();

const attacks = families.flatMap(({ family, attacks: members }) =>
  members.map(({ name, html }) => ({ family, name: `${family}: ${name}`, html })),
);

test('every attack is inert', async ({ context }) => {
  // Many are sanitized to the same HTML, which is tried once.
  const names = new Map<string, string[]>();
  for (const { name, html } of attacks) {
    const body = safeBody(html, origins)?.html ?? '';
    names.set(body, [...(names.get(body) ?? []), name]);
  }
  const bodies = [...names].map(([body, alike]) => [alike.join(', '), body] as const);
  const page = await context.newPage();
  const pages = context.pages().length;
  const harms = await tryBodies(page, bodies, 'sanitised');
  expect([...harms].filter(([, found]) => found.length > 0)).toEqual([]);
  expect(context.pages()).toHaveLength(pages);
});

test('unsanitized, most attacks succeed, which shows that the test detects them', async ({
  context,
}) => {
  const bodies = attacks.map(({ name, html }) => [name, html] as const);
  const harms = await tryBodies(await context.newPage(), bodies, 'raw');
  const harmful = attacks.filter(({ name }) => harms.get(name)?.length);
  // The others target older browsers, or a filter that repairs HTML.
  expect(harmful.length / attacks.length).toBeGreaterThan(0.75);
  for (const { family, attacks: members } of families) {
    const share = harmful.filter((attack) => attack.family === family).length / members.length;
    expect.soft(share, family).toBeGreaterThan(0.5);
  }
});
