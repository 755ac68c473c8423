import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage, mayInstallPackages } from '../scripts/debian.ts';

/**
 * The path of a program, which is installed if that is possible without a password; `undefined` otherwise.
 */
export async function ensureTool(name: string): Promise<string | undefined> {
  const found = findTool(name);
  if (found || !mayInstallPackages()) return found;
  console.log(`Installing ${name}…`);
  // Debian starts a server after installing it, unless the machine is shutting down.
  process.env.RUNLEVEL = '1';
  await installPackage(name);
  return findTool(name);
}

function findTool(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
