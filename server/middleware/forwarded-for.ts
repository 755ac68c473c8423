import type { Middleware } from '../compose.ts';

const name = 'x-forwarded-for';

/**
 * Appends the peer address of the connection to `X-Forwarded-For`, as each proxy does. Next.js sets the
 * header only where it is absent, so that a visitor could forge it.
 */
export const appendPeerAddress: Middleware = ({ headers, socket }, _response, next) => {
  const { remoteAddress } = socket;
  const received = headers[name];
  if (remoteAddress) headers[name] = received ? `${received}, ${remoteAddress}` : remoteAddress;
  return next();
};
