import { By, error, Key, type Locator, type WebDriver, type WebElement } from 'selenium-webdriver';

const timeoutMs = 15_000;

/** An element whose text or `aria-label` begins with `name`; non-breaking spaces count as spaces. */
const named = (elements: string, name: string) => {
  const begins = (text: string) =>
    `starts-with(normalize-space(translate(${text}, "\u00a0\u202f", "  ")), ${quoted(name)})`;
  const kinds = elements.split(' ').map((element) => `self::${element}`);
  return By.xpath(`//*[${kinds.join(' or ')}][${begins('@aria-label')} or ${begins('.')}]`);
};

const quoted = (text: string) => `"${text}"`;

export const css = (selector: string): Locator => By.css(selector);
export const link = (name: string): Locator => named('a', name);
export const button = (name: string): Locator => named('button', name);
export const heading = (name: string): Locator => named('h1 h2 h3', name);
/** A heading that contains a text. */
export const headingWith = (part: string): Locator =>
  By.xpath(`//h2[contains(normalize-space(translate(., "\u00a0\u202f", "  ")), ${quoted(part)})]`);
export const text = (name: string): Locator => named('p span li div', name);
/** The field of the label that begins with `name`. */
export const field = (name: string): Locator =>
  By.xpath(`//*[@id = //label[starts-with(normalize-space(.), ${quoted(name)})]/@for]`);

/** With spaces for those that do not break, as in what the driver says is the text of an element. */
async function accessibleName(element: WebElement): Promise<string> {
  return (await element.getAccessibleName()).replace(/[\u00a0\u202f]/g, ' ');
}

export type Window = ReturnType<typeof windowOf>;

/** The actions and observations of a visitor in a browser window. Each waits for the elements that it needs. */
export function windowOf(driver: WebDriver, siteUrl: string, { scripted }: { scripted: boolean }) {
  /** Retries while `look` finds nothing, or an element that is replaced, moves or is covered meanwhile. */
  async function until<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
    const found = await driver.wait(
      () => look().catch(ignoreTemporary),
      timeoutMs,
      `Not found, or covered: ${what}`,
      50,
    );
    if (found === undefined) throw new Error(`Not found: ${what}`);
    return found;
  }

  async function visible(locator: Locator): Promise<WebElement[]> {
    const found = await driver.findElements(locator);
    const shown = await Promise.all(found.map((element) => element.isDisplayed()));
    return found.filter((_, index) => shown[index]);
  }

  /** The visible element at `index`. Looks at no further element, because each look is a call to the driver. */
  async function visibleAt(locator: Locator, index: number): Promise<WebElement | undefined> {
    let before = 0;
    for (const element of await driver.findElements(locator)) {
      if (!(await element.isDisplayed())) continue;
      if (before === index) return element;
      before += 1;
    }
  }

  const see = (locator: Locator, index = 0) =>
    until(() => visibleAt(locator, index), String(locator));

  const read = <T>(locator: Locator, index: number, of: (found: WebElement) => Promise<T>) =>
    until(async () => {
      const found = await visibleAt(locator, index);
      return found && { value: await of(found) };
    }, String(locator)).then(({ value }) => value);

  const run = <T>(script: string) => driver.executeScript<T>(script);

  const press = (...keys: string[]) =>
    driver
      .actions()
      .sendKeys(...keys)
      .perform();

  async function ready(): Promise<void> {
    await until(async () => (await run<boolean>(isHydrated)) || undefined, 'hydrated page');
    await run(clickAsInSafari);
  }

  return {
    see,
    /** The elements that are visible now, possibly none. */
    visible: (locator: Locator) => until(() => visible(locator), String(locator)),
    run,
    async open(path: string) {
      await driver.get(siteUrl + path);
      if (scripted) await ready();
    },
    back: () => driver.navigate().back(),
    reload: async () => {
      await driver.navigate().refresh();
      await ready();
    },
    path: async () => (await driver.getCurrentUrl()).replace(siteUrl, ''),
    textOf: (locator: Locator, index = 0) => read(locator, index, (found) => found.getText()),
    nameOf: (locator: Locator, index = 0) => read(locator, index, accessibleName),
    valueOf: (locator: Locator) => read(locator, 0, (found) => found.getProperty('value')),
    styleOf: (locator: Locator, property: string) =>
      read(locator, 0, (found) => found.getCssValue(property)),
    /** The box of an element, relative to the viewport. */
    boxOf: (locator: Locator) =>
      read(locator, 0, (found) =>
        driver.executeScript<DOMRect>('return arguments[0].getBoundingClientRect()', found),
      ),
    /** Clicks where a finger would tap; fails when another element covers that point. */
    async tap(locator: Locator, index = 0) {
      await until(async () => {
        const element = await visibleAt(locator, index);
        // The driver scrolls too, but not to all elements that are just below the window.
        if (element && scripted) await driver.executeScript(scrollToCenter, element);
        await element?.click().catch(async (failure: unknown) => {
          if (!scripted) await press(Key.ARROW_DOWN);
          throw failure;
        });
        return element && true;
      }, String(locator));
    },
    type: async (locator: Locator, typed: string) => (await see(locator)).sendKeys(typed),
    press,
    /** The name of the focused element in the accessibility tree of WebKit. */
    focused: () =>
      until(async () => {
        return { name: await accessibleName(await driver.switchTo().activeElement()) };
      }, 'focused element').then(({ name }) => name),
    /** Drags an element to the left, from its middle. */
    drag: async (locator: Locator) => {
      const origin = await see(locator);
      await driver.executeScript(scrollToCenter, origin);
      await driver.actions().move({ origin }).press().move({ origin, x: -120 }).release().perform();
    },
    /** Fields of the page with text so small that iOS zooms in when they get the focus. */
    smallFields: () => run<string[]>(smallFields),
    /** The size of the viewport, and how wide the content is. */
    measure: () => run<{ width: number; height: number; contentWidth: number }>(measure),
    /** The matching URLs that this document has requested. */
    requested: async (pattern: RegExp) =>
      (await run<string[]>(requested)).filter((url) => pattern.test(url)),
    scrollY: () => run<number>('return scrollY'),
    screenshot: () => driver.takeScreenshot(),
  };
}

export { Key };

/** Errors to retry after: React replaces elements, and the page may still be scrolling to one. */
const temporaryErrors = [
  error.StaleElementReferenceError,
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
];

function ignoreTemporary(thrown: unknown): undefined {
  if (!temporaryErrors.some((kind) => thrown instanceof kind)) throw thrown;
}

const scrollToCenter = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';

const measure = `return {
  width: innerWidth, height: innerHeight, contentWidth: document.documentElement.scrollWidth,
}`;

const smallFields = `return [...document.querySelectorAll('input:not([type="checkbox"]), select, textarea')]
  .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  .map(({ outerHTML }) => outerHTML)`;

const requested = `return performance.getEntriesByType('resource').map(({ name }) => name)`;

// The router replaces `pushState` in its effect, after the effects of the page.
const isHydrated = `
  return document.querySelector('main') === null || Object.hasOwn(history, 'pushState');`;

/**
 * Makes clicks behave as in Safari, which does not focus a button, checkbox or link without a `tabindex`, but its
 * nearest focusable ancestor. WebKitGTK focuses the element itself.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/button#clicking_and_focus
 * @see https://webkit.org/b/22261
 */
const clickAsInSafari = `
  addEventListener('mousedown', (event) => {
    const control = event.target.closest('a, button, [type="checkbox"], [type="radio"]');
    if (event.defaultPrevented || !control || control.hasAttribute('tabindex')) return;
    event.preventDefault();
    const around = control.parentElement.closest('dialog, [tabindex]');
    if (around) around.focus({ preventScroll: true });
    else document.activeElement.blur();
  });`;
