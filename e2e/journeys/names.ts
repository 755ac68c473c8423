import type { Page } from '@playwright/test';

const named =
  /^(heading|link|button|textbox|searchbox|combobox|checkbox|radio|option|dialog|region|img|image|navigation)$/;

/**
 * Nodes without a name in the accessibility tree, as the browser exposes it to a screen reader:
 * the computed names rather than the markup.
 */
export async function namelessOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && named.test(String(role?.value)))
    .filter(({ name }) => String(name?.value ?? '').trim() === '')
    .map(({ role, nodeId }) => `${role?.value} ${nodeId}`);
}
