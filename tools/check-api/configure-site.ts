import { variables } from '@/lib/config/variables';
import { siteEnvironment } from '../../scripts/site.ts';

/**
 * Gives the code of the site the configuration of a site on an API, whatever the environment says. That code reads
 * it when it is loaded: import it after this.
 */
export function configureSite(apiUrl: string): void {
  for (const name of Object.keys(variables)) delete process.env[name];
  Object.assign(process.env, siteEnvironment(apiUrl, 'https://www.example.org'));
}
