import { existsSync, globSync } from 'node:fs';

type WebKit = {
  /** The path of its WebDriver server. */
  driver: string;
  /** The path of its small browser. */
  browser: string;
  /** The path of the X server that shows it. */
  display: string;
};

/**
 * WebKitGTK, which shares its engine with Safari, of Debian's `webkit2gtk-driver` and `xvfb`. It is never
 * downloaded. The MiniBrowser of other versions of GTK is not tried.
 */
export function findWebKit(): WebKit | undefined {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  return browser && existsSync(driver) && existsSync(display)
    ? { driver, browser, display }
    : undefined;
}
