import { createServer, type RequestListener } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import { renewDemoAccounts } from './auth/demo-accounts.ts';
import { type Log, listener } from './http/listener.ts';
import { bind, close, urlOf } from './http/port.ts';
import type { Route } from './http/router.ts';
import type { Options } from './options.ts';
import { adRoutes } from './routes/ads.ts';
import { blogRoutes } from './routes/blog.ts';
import { coreRoutes } from './routes/core.ts';
import { formRoutes } from './routes/forms.ts';
import { geocoderRoutes } from './routes/geocoder.ts';
import { healthRoutes } from './routes/health.ts';
import { mediaRoutes } from './routes/media.ts';
import { passwordResetRoutes } from './routes/password-reset.ts';
import { accountStore } from './store/accounts.ts';
import { adStore } from './store/ads.ts';
import { openDatabase } from './store/database.ts';
import { fillSample, type Progress } from './store/fill-sample.ts';
import { formResponseStore } from './store/form-responses.ts';
import { postStore } from './store/posts.ts';
import { smallLists } from './store/small-lists.ts';

export type RunningServer = { url: string; stop: () => Promise<void> };

type Settings = Omit<Options, 'help' | 'verbose'>;
type Reports = { onError: Log; onResponse?: Log; onProgress?: Progress; signal?: AbortSignal };

/** Opens the port, updates the sample, then serves requests. */
export async function startServer(settings: Settings, reports: Reports): Promise<RunningServer> {
  const { host, port, db, ads, today, delay } = settings;
  let handleRequest: RequestListener = serviceUnavailable;
  const server = createServer((request, response) => handleRequest(request, response));
  // The port first: a second server started by mistake must not change the data of the first.
  await bind(server, host, port);
  let database: DatabaseSync | undefined;
  try {
    database = openDatabase(db);
    await fillSample(database, { ads, today }, reports);
    handleRequest = listener(routesOf(database, today), { ...reports, delay });
  } catch (error) {
    await close(server);
    database?.close();
    throw error;
  }

  const opened = database;
  return {
    url: urlOf(server, host),
    async stop() {
      await close(server);
      opened.close();
    },
  };
}

const serviceUnavailable: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Retry-After': '5' }).end();
};

function routesOf(database: DatabaseSync, today: string): Route[] {
  const lists = smallLists(database);
  const accounts = accountStore(database);
  renewDemoAccounts(accounts);
  return [
    ...adRoutes(adStore(database), lists, today),
    ...coreRoutes(lists),
    ...blogRoutes(postStore(database)),
    ...passwordResetRoutes(accounts),
    ...formRoutes(formResponseStore(database)),
    ...mediaRoutes,
    ...geocoderRoutes,
    ...healthRoutes,
  ];
}
