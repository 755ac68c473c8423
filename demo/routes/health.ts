import { noContent } from '../http/route-response.ts';
import type { Route } from '../http/router.ts';

export const healthRoutes: Route[] = [{ method: 'GET', path: '/healthz', handle: noContent }];
