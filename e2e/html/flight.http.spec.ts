import { expect, test } from '../http-test.ts';
import { pages } from '../pages.ts';

/** Rendered for each request, as Next.js writes them. */
const unstored = /^\/(?:annonces\/quel-lieu|reset-password)/;

test("the data of React in a stored page is one script, quoted with « ' »", async ({ request }) => {
  for (const path of pages.filter((path) => !unstored.test(path))) {
    const html = await (await request.get(path)).text();
    const quotes = Array.from(
      html.matchAll(/self\.__next_f\.push\(\[1,(.)/g),
      ([, quote]) => quote,
    );
    expect(quotes, path).toEqual(["'"]);
  }
});
