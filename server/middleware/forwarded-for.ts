import type { Middleware } from '../compose.ts';

const name = 'x-forwarded-for';

/**
 * Adds the peer of the connection to the end of `X-Forwarded-For`, as every proxy on the way did before.
 * Next.js writes it only where the header is absent: a visitor who sent one would be believed.
 */
export const appendPeerAddress: Middleware = ({ headers, socket }, _response, next) => {
  const { remoteAddress } = socket;
  const received = headers[name];
  if (remoteAddress) headers[name] = received ? `${received}, ${remoteAddress}` : remoteAddress;
  return next();
};
