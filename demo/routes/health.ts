import { noContent } from '../http/answer.ts';
import type { Route } from '../http/router.ts';

export const healthRoutes: Route[] = [{ method: 'GET', path: '/healthz', answer: noContent }];
