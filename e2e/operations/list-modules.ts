/*
 * Node.js imports this before the site. It adds the URL of each module for monitoring or of a transpiler that the
 * process loads, by `import` or `require`, to the file that LIST_MODULES names.
 */
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const file = process.env.LIST_MODULES ?? '';

registerHooks({
  load(url, context, nextLoad) {
    if (/node_modules\/(?:prom-client|@opentelemetry|@next\/swc-[^/]+|typescript)\//.test(url))
      appendFileSync(file, `${url}\n`);
    return nextLoad(url, context);
  },
});
