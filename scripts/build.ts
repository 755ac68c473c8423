/* `npm run build`: the site for production, unless a server of this folder runs. */
import { buildSite } from './site.ts';

process.exitCode = await buildSite({}).catch((error: Error) => {
  console.error(error.message);
  return 1;
});
