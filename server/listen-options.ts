import { parseArgs } from 'node:util';

/** Where the server listens. */
export type ListenOptions = {
  port: number;
  host: string;
};

/**
 * Reads where to listen: `--port` (`-p`) and `--hostname` (`-H`), otherwise the variables PORT and
 * HOSTNAME, otherwise port 3000 of this machine only, which a proxy on it reaches and nobody else.
 *
 * @throws {Error} for an unknown option or an invalid port.
 */
export function readListenOptions(
  args: string[],
  env: Record<string, string | undefined>,
): ListenOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', short: 'p', default: env.PORT || '3000' },
      hostname: { type: 'string', short: 'H', default: env.HOSTNAME || '127.0.0.1' },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new Error(`${values.port} is not a port: give a number from 0 to 65535.`);
  }
  return { port, host: values.hostname || '127.0.0.1' };
}
