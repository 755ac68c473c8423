import { z } from 'zod';
import { pageVariables } from './page-variables.ts';
import { httpUrl, secret, share, webhookSecret } from './values.ts';
import { variable } from './variable.ts';

/** The environment variables that change no page: instances that share pages may differ in them. */
const serverVariables = {
  TRUSTED_PROXIES: variable(
    z
      .string()
      .regex(/^\d{1,2}$/, { error: 'not a whole number' })
      .transform(Number)
      .optional(),
    'how many proxies of your own are in front of the server, to know the IP address of a visitor; by default one when it is on the same machine',
    '1',
  ),
  REVALIDATE_SECRET: variable(
    webhookSecret.optional(),
    'secret of the webhook that refreshes pages; without it there is no webhook, and only one that starts with whsec_ is for signatures',
    'whsec_ and the output of: openssl rand -base64 32',
  ),
  PREVIEW_SECRET: variable(
    secret.optional(),
    "secret of the editors' preview; without it there is no preview",
    'the output of: openssl rand -hex 32',
  ),
  SHUTDOWN_DELAY: variable(
    z
      .string()
      .regex(/^\d{1,2}$/, { error: 'not a whole number' })
      .default('0')
      .transform(Number),
    'seconds for which a stopping server still accepts requests, while /readyz responds with 503',
    '5',
  ),
  LOG_REQUESTS: variable(
    z.enum(['on', 'off'], { error: 'neither "on" nor "off"' }).default('off'),
    'whether a line is logged for each request',
    'on',
  ),
  // With 0, Node.js would check no certificate.
  NODE_TLS_REJECT_UNAUTHORIZED: variable(
    z
      .string()
      .refine((value) => value !== '0', { error: 'anybody could pose as the API' })
      .optional(),
    'certificates are always checked; NODE_EXTRA_CA_CERTS names those of an authority of your own',
    '1',
  ),
  REDIS_URL: variable(
    z.url({ protocol: /^rediss?$/, error: 'not a redis:// URL' }).optional(),
    'cache shared by several instances',
    'redis://127.0.0.1:6379',
  ),
  METRICS_TOKEN: variable(
    secret.optional(),
    'bearer token of /metrics, for Prometheus; without it nothing is measured',
    'the output of: openssl rand -hex 32',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    httpUrl.optional(),
    'base URL of an OpenTelemetry collector, on which /v1/traces is called; without it there are no traces',
    'http://127.0.0.1:4318',
  ),
  OTEL_TRACES_SAMPLER_ARG: variable(
    share.default(1),
    'share of the requests that are traced, unless a proxy of your own has decided',
    '0.1',
  ),
};

/** The environment variables of the site: schema, purpose and an example, for messages and docs. */
export const variables = { ...pageVariables, ...serverVariables };
