/* `npm run build`: the site for production, unless a server of this folder runs. */
import { buildSite } from './site.ts';

try {
  process.exitCode = await buildSite({});
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
