import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand, runNode } from '../../scripts/process.ts';

/** Vercel's command. It names a version of `sandbox` that is not in the registry. */
const packages = {
  private: true,
  dependencies: { vercel: '64.0.2' },
  overrides: { sandbox: '4.5.0' },
};
/** Beside the packages of the project, which a build traces. */
const cliFolder = join(root, 'node_modules/.cache/vercel-cli');
const linked = join(root, '.vercel/project.json');

/** Builds the site into `.vercel/output` as Vercel does, without an account. @throws when that fails. */
export async function buildForVercel(variables: Record<string, string>): Promise<void> {
  const cli = join(cliFolder, 'node_modules/vercel/dist/vc.js');
  if (!existsSync(cli)) {
    mkdirSync(cliFolder, { recursive: true });
    writeFileSync(join(cliFolder, 'package.json'), JSON.stringify(packages));
    const install = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
    if ((await runCommand('npm', install, cliFolder)) !== 0) throw new Error('npm install failed.');
  }
  // The command needs a project: without an account, any ids.
  if (!existsSync(linked)) {
    mkdirSync(join(root, '.vercel'), { recursive: true });
    const settings = { framework: 'nextjs', installCommand: '' };
    writeFileSync(linked, JSON.stringify({ projectId: 'prj_test', orgId: 'team_test', settings }));
  }
  const cliVariables = { VERCEL_TOKEN: 'test', VERCEL_TELEMETRY_DISABLED: '1' };
  const code = await runNode([cli, 'build', '--prod', '--yes'], { ...variables, ...cliVariables });
  if (code !== 0) throw new Error(`vercel build ended with ${code}.`);
}
