import { pageVariables } from './page-variables.ts';
import { serverVariables } from './server-variables.ts';

/** The environment variables of the site: schema, purpose and an example, for messages and docs. */
export const variables = { ...pageVariables, ...serverVariables };
