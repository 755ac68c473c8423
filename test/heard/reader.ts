import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromiumArgs } from '../../scripts/browsers.ts';
import { type Desktop, startDesktop, until } from './desktop.ts';

export type Browser = 'firefox' | 'chromium';

/** Opens a page where Orca reads it. */
export async function openReader(browser: Browser, url: string) {
  const desktop = await startDesktop();
  try {
    open[browser](desktop, url);
    await until('a window opens', () =>
      desktop.run('xdotool', 'search', '--onlyvisible', '--class', browser),
    );
    desktop.run('xdotool', 'search', '--onlyvisible', '--class', browser, 'windowactivate');
    // Orca announces a page with the number of its landmarks, headings and links.
    await until('the page is read', () =>
      desktop.spoken().some((utterance) => utterance.startsWith('La page possède')),
    );
  } catch (error) {
    await desktop.stop();
    throw error;
  }
  await quiet(desktop);
  // Orca announces the browser before and after that, not always in the same way.
  const opened = desktop.spoken().filter((each) => /document web|^La page possède/.test(each));
  let read = desktop.spoken().length;
  return {
    /** The utterances about the page when it was opened. */
    opened,
    /**
     * Presses keys, and listens until Orca is silent; for up to ten seconds if `isDone` does not return true before.
     *
     * @param keys their names in xdotool, separated by spaces, or text to type in quotes.
     */
    async press(keys: string, isDone: (utterances: string[]) => boolean): Promise<string[]> {
      for (const key of keys.match(/“[^”]*”|\S+/g) ?? []) {
        const text = /^“(.*)”$/.exec(key)?.[1];
        if (text === undefined) desktop.run('xdotool', 'key', '--delay', '40', key);
        else desktop.run('xdotool', 'type', '--delay', '80', text);
        await quiet(desktop);
      }
      const heard = () => desktop.spoken().slice(read);
      for (let tries = 10; tries > 0; tries -= 1) {
        await quiet(desktop);
        if (isDone(heard())) break;
      }
      const utterances = heard();
      read += utterances.length;
      return utterances;
    },
    stop: desktop.stop,
  };
}

/** Waits until Orca has been silent for a second. */
async function quiet({ spoken }: Desktop): Promise<void> {
  let before = -1;
  for (let now = spoken().length; now !== before; now = spoken().length) {
    before = now;
    await setTimeout(1000);
  }
}

const open: Record<Browser, (desktop: Desktop, url: string) => void> = {
  firefox({ home, start }, url) {
    const profile = join(home, 'firefox');
    mkdirSync(profile);
    cpSync(join(import.meta.dirname, 'speech/firefox.prefs'), join(profile, 'user.js'));
    start('/usr/bin/firefox-esr', '--no-remote', '--profile', profile, '--new-window', url);
  },
  chromium({ home, start }, url) {
    start(
      '/usr/bin/chromium',
      '--force-renderer-accessibility',
      '--lang=fr',
      ...chromiumArgs,
      '--disable-features=Translate',
      `--user-data-dir=${home}/chromium`,
      url,
    );
  },
};
