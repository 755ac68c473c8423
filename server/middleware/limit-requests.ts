import { refuseIds } from '../../lib/bff/ids-limit.ts';
import type { Middleware } from '../compose.ts';
import { endEarly } from '../error-responses.ts';
import { targetOf } from './check-request.ts';
import { clientNetwork } from './headers.ts';

/** Refuses (429) the lists and calendars by id of a network that requests too many. After `appendPeerAddress`. */
export const limitRequests: Middleware = async (request, response, next) => {
  const target = targetOf(request);
  const refused = target && (await refuseIds(target, clientNetwork(request)));
  if (!refused) return next();
  endEarly(request, response, 429, refused.message, refused.headers);
};
