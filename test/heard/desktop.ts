import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const speech = join(import.meta.dirname, 'speech');

export type Desktop = {
  /** Runs a program to its end, and returns whether it succeeded. */
  run: (command: string, ...args: string[]) => boolean;
  start: (command: string, ...args: string[]) => void;
  /** The home folder of the programs. */
  home: string;
  /** All utterances of Orca so far. */
  spoken: () => string[];
  stop: () => Promise<void>;
};

/**
 * Starts an X server without a screen, and in it Orca in French, which writes its utterances to a file. The programs
 * have a home, a D-Bus session and an accessibility bus of their own.
 */
export async function startDesktop(): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), 'medireleve-heard-'));
  const speechLog = join(home, 'speech.log');
  writeFileSync(speechLog, '');
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: process.env.NODE_ENV,
    PATH: process.env.PATH,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_CACHE_HOME: join(home, 'cache'),
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
    LOCPATH: home,
    LC_ALL: 'fr_FR.UTF-8',
    LANGUAGE: 'fr',
    TZ: 'Europe/Paris',
    SPEECH_LOG: speechLog,
    PYTHONPATH: speech,
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const started: ChildProcess[] = [];

  function start(command: string, ...args: string[]): ChildProcess {
    // In a process group, so that `stop` also ends the processes that it starts.
    const child = spawn(command, args, {
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout.resume();
    started.unshift(child);
    return child;
  }

  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { env, stdio: 'ignore' }).status === 0;

  const spoken = () => readFileSync(speechLog, 'utf8').split('\n').slice(0, -1);

  async function stop() {
    for (const child of started) await end(child);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    run('localedef', '-i', 'fr_FR', '-f', 'UTF-8', join(home, 'fr_FR.UTF-8'));
    const server = start(
      'Xvfb',
      '-displayfd',
      '1',
      '-screen',
      '0',
      '1280x900x24',
      '-nolisten',
      'tcp',
    );
    env.DISPLAY = `:${await firstLine(server)}`;
    const bus = start(
      'dbus-daemon',
      `--config-file=${speech}/bus.conf`,
      '--nofork',
      '--print-address',
    );
    env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
    // Without the shortcuts of its default configuration, some of which are Orca's.
    start('openbox', '--config-file', join(speech, 'openbox.xml'));
    start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
    mkdirSync(join(home, 'data/orca'), { recursive: true });
    cpSync(join(speech, 'orca-customizations.py'), join(home, 'data/orca/orca-customizations.py'));
    start('/usr/bin/python3', '/usr/bin/orca');
    await until('Orca speaks', () => spoken().length > 0);
  } catch (error) {
    await stop();
    throw error;
  }
  return { run, start, home, spoken, stop };
}

/** Polls four times a second, for at most half a minute. */
export async function until(what: string, isSo: () => boolean): Promise<void> {
  for (let tries = 120; !isSo(); tries -= 1) {
    if (tries === 0) throw new Error(`Not within 30 seconds: ${what}.`);
    await setTimeout(250);
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} stopped.`)));
    child.stdout?.once('data', (data) => resolve(String(data).trim()));
  });
}

/** Ends a process and the processes that it started, first with SIGTERM. */
async function end(child: ChildProcess): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGKILL'] as const) {
    try {
      process.kill(-(child.pid ?? 0), signal);
    } catch {
      // No process of the group is left.
      return;
    }
    await setTimeout(500);
  }
}
