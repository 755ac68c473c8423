import { existsSync } from 'node:fs';
import { startStage } from '../../e2e/stage/start.ts';

/** A file of each required Debian package. */
const files = {
  orca: '/usr/bin/orca',
  'python3-pyatspi': '/usr/lib/python3/dist-packages/pyatspi/__init__.py',
  xdotool: '/usr/bin/xdotool',
  openbox: '/usr/bin/openbox',
  xvfb: '/usr/bin/Xvfb',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  'dbus-daemon': '/usr/bin/dbus-daemon',
  locales: '/usr/share/i18n/locales/fr_FR',
  'firefox-esr': '/usr/bin/firefox-esr',
  'firefox-esr-l10n-fr': '/usr/share/doc/firefox-esr-l10n-fr',
  chromium: '/usr/bin/chromium',
  'chromium-l10n': '/usr/share/doc/chromium-l10n',
};

/** @throws if packages are missing, with the command that installs them. */
export function requirePackages(): void {
  const missing = Object.entries(files).filter(([, file]) => !existsSync(file));
  if (missing.length === 0) return;
  const names = missing.map(([name]) => name).join(' ');
  throw new Error(
    `To hear the site these Debian packages are missing: ${names}. Install them:\n` +
      `  apt-get update && apt-get install -y --no-install-recommends ${names}`,
  );
}

/** Global setup: starts a site with a map, whose ads have the same dates on any day. */
export default function start(): Promise<() => Promise<void>> {
  requirePackages();
  return startStage(['--today', '2036-11-24'], { GOOGLE_MAPS_API_KEY: 'test' });
}
