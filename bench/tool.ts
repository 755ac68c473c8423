import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage, mayInstallPackages } from '../scripts/debian.ts';

/**
 * The path of a program of the machine, installed first where that can be done without a password;
 * `undefined` elsewhere.
 */
export async function ensureTool(name: string): Promise<string | undefined> {
  const found = findTool(name);
  if (found || !mayInstallPackages()) return found;
  console.log(`Installing ${name}…`);
  // Debian starts a server as it installs it, unless it thinks the machine is going down.
  process.env.RUNLEVEL = '1';
  await installPackage(name);
  return findTool(name);
}

function findTool(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
