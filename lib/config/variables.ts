import { z } from 'zod';
import { honeypotName } from './honeypot.ts';

const onOrOff = (usual: 'on' | 'off') =>
  z.enum(['on', 'off'], { error: 'neither "on" nor "off"' }).default(usual);
const notWhole = { error: 'not a whole number' };
const wholeNumber = (digits: number) =>
  z.string().regex(/^\d+$/, notWhole).max(digits, notWhole).transform(Number);
const email = z.email({ error: 'not an e-mail address' });
/** A text of the legal pages, which says itself that it is missing. */
const toFillIn = (what: string) => z.string().default(`[${what} à configurer]`);
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'not an http(s) URL' })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''));
const hasNoUser = (url: string) => new URL(url).username === '' && new URL(url).password === '';
const noUser = { error: 'must have no user name and no password' };
export const origin = httpUrl
  .refine((url) => new URL(url).pathname === '/' && !/[?#]/.test(url), {
    error: 'must be an origin, without a path',
  })
  // `fetch` refuses such a URL.
  .refine(hasNoUser, noUser);
/** A URL with a value in the place of a mark. */
const urlTemplate = (mark: string) =>
  z
    .string()
    .refine((template) => template.includes(mark), { error: `has no ${mark}` })
    .refine((template) => httpUrl.safeParse(template.replaceAll(mark, '1')).success, {
      error: 'not an http(s) URL',
    });
/** Host names as in a URL: no IP address, nothing that Next.js reads as a pattern. */
const hostName = z
  .string()
  .regex(/^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?![\d]+$)[a-z\d-]{2,63}$/, {
    error: 'not names of hosts, separated by commas',
  });
const hostNames = z
  .string()
  .transform((names) => names.split(',').map((name) => name.trim().toLowerCase()))
  .pipe(z.array(hostName));
const matomoUrl = httpUrl
  .refine((url) => !/[?#]|\.(?:php|js)$/.test(url), {
    error: 'must be the folder of matomo.php, without a file or a query',
  })
  .refine(hasNoUser, noUser);
const share = z
  .string()
  .regex(/^(?:0(?:\.\d{1,6})?|1)$/, { error: 'not a number from 0 to 1' })
  .transform(Number);
const secret = z.string().min(16, { error: 'must be at least 16 characters long' });
const notKey = { error: 'not 8 to 128 letters, digits and dashes' };
const indexNowKey = z.string().regex(/^[a-z\d-]{8,128}$/i, notKey);
/** Whether a host is one of RFC 2606, section 3, as in .env.example; our defaults and tests use `.example`. */
export function isPlaceholder(value: string): boolean {
  const host = URL.canParse(value) ? new URL(value).hostname : '';
  return /(?:^|\.)example\.(?:org|com|net)$/i.test(host || value.replace(/^[^@]*@?/, ''));
}

/** Also one for the signatures of Standard Webhooks: `whsec_` and 24 to 64 bytes in base64. */
const webhookSecret = secret.refine((value) => isSigningKey(value), {
  error: 'after whsec_ must come 24 to 64 bytes in base64',
});

function isSigningKey(value: string): boolean {
  const [, key] = /^whsec_(.*)$/s.exec(value) ?? [];
  if (key === undefined) return true;
  const bytes = Buffer.from(key, 'base64');
  // Node.js skips what is not base64.
  return bytes.toString('base64') === key && bytes.length >= 24 && bytes.length <= 64;
}

/** JSON from our field names of a form to those of its service; a test compares it with the forms. */
const fieldNames = <const Field extends string>(...fields: Field[]) =>
  z
    .string()
    .transform((json, context): unknown => {
      try {
        return JSON.parse(json);
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(
      z.partialRecord(z.enum(fields), z.string().min(1), {
        error: `not a JSON object of strings by the names ${fields.join(', ')}`,
      }),
    )
    .superRefine((names, context) => {
      const clash = clashOf(fields.map((field) => [field, names[field] ?? field]));
      if (clash !== null) context.addIssue({ code: 'custom', message: clash });
    })
    .optional();

/** The fields of both forms. */
const inBoth = ['email', 'phone', 'postalCode', 'comments'] as const;

/** Two fields sent under one name: a service would silently drop one of them. */
function clashOf(fields: [field: string, sentAs: string][]): string | null {
  const taken = new Map([[honeypotName, 'the field that only robots fill in']]);
  for (const [field, sentAs] of fields) {
    const other = taken.get(sentAs);
    if (other !== undefined) return `${field} and ${other} would both be sent as "${sentAs}"`;
    taken.set(sentAs, field);
  }
  return null;
}

/** The variables that change what pages contain: instances share them with equal values only (lib/cache/sharing.ts). */
export const pageVariables = {
  API_URL: origin,
  SITE_URL: origin,
  APP_URL: httpUrl,
  APP_AD_URL: urlTemplate('{id}').optional(),
  APP_ALERT_URL: urlTemplate('{query}').optional(),
  PRACTITIONER_FORM_URL: httpUrl,
  PRACTITIONER_FORM_FIELDS: fieldNames('role', 'firstName', 'lastName', 'speciality', ...inBoth),
  ESTABLISHMENT_FORM_URL: httpUrl,
  ESTABLISHMENT_FORM_FIELDS: fieldNames('Name', ...inBoth),
  FORM_RELAY: onOrOff('off'),
  REPORT_FORM_URL: httpUrl.optional(),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  GOOGLE_MAPS_MAP_ID: z.string().optional(),
  GEOCODER_URL: z.union([z.literal(''), httpUrl]).default('https://data.geopf.fr/geocodage'),
  MATOMO_URL: matomoUrl.optional(),
  MATOMO_SITE_ID: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: 'not the number of a site in Matomo' })
    .optional(),
  FIELD_METRICS: onOrOff('on'),
  BRAND_NAME: z.string().default('MédiRelève'),
  CONTACT_EMAIL: email.default('contact@a-configurer.example'),
  BOOKING_URL: httpUrl.default('https://rendez-vous.a-configurer.example'),
  COMMUNITY_NAME: z.string().default('Communauté de soignants'),
  COMMUNITY_URL: httpUrl.default('https://communaute.a-configurer.example'),
  COMMUNITY_ICON_URL: httpUrl.optional(),
  LINKEDIN_URL: httpUrl.default('https://www.linkedin.com/company/a-configurer'),
  INSTAGRAM_URL: httpUrl.default('https://www.instagram.com/a-configurer'),
  FACEBOOK_URL: httpUrl.default('https://www.facebook.com/a-configurer'),
  ANDROID_APP_URL: httpUrl.default('https://play.google.com/store/apps/details?id=a-configurer'),
  IOS_APP_URL: httpUrl.default('https://apps.apple.com/fr/app/a-configurer'),
  COMPANY_NAME: toFillIn('Société'),
  COMPANY_LEGAL_FORM: toFillIn('Forme juridique'),
  COMPANY_CAPITAL: toFillIn('Capital'),
  COMPANY_ADDRESS: toFillIn('Adresse'),
  COMPANY_PHONE: toFillIn('Téléphone'),
  COMPANY_REGISTRY: toFillIn('Immatriculation'),
  COMPANY_VAT: toFillIn('Numéro de TVA'),
  PUBLICATION_DIRECTOR: toFillIn('Nom'),
  HOST_NAME: toFillIn('Hébergeur'),
  HOST_ADDRESS: toFillIn('Adresse de l’hébergeur'),
  HOST_PHONE: toFillIn('Téléphone de l’hébergeur'),
  FORM_SERVICE: toFillIn('Service de formulaires'),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/, {
      error: 'not a mailto:, https: or tel: address',
    })
    .optional(),
  PRIVACY_EMAIL: email.default('donnees-personnelles@a-configurer.example'),
  MEDIATOR: toFillIn('Médiateur de la consommation'),
  INDEXING: onOrOff('on'),
  PICTURE_HOSTS: hostNames.default([]),
  ADS_INDEX: onOrOff('on'),
  ADS_INDEX_MAX: wholeNumber(7).default(20_000),
};

/** The defaults that say « à configurer », by the names of their variables. None is a part of another. */
const placeholders = Object.entries(pageVariables).flatMap(([name, variable]) => {
  const { data } = variable.safeParse(undefined);
  return typeof data === 'string' && data.includes('configurer') ? [{ name, text: data }] : [];
});

/** The names of the variables whose default says « à configurer » and is in a text, such as a page. */
export function findUnset(text: string): string[] {
  return placeholders.flatMap((each) => (text.includes(each.text) ? [each.name] : []));
}

/** All environment variables. The others change no page. */
export const variables = {
  ...pageVariables,
  INDEXNOW_KEY: indexNowKey.optional(),
  TRUSTED_PROXIES: wholeNumber(2).optional(),
  REVALIDATE_SECRET: webhookSecret.optional(),
  PREVIEW_SECRET: secret.optional(),
  SHUTDOWN_DELAY: wholeNumber(2).default(0),
  LOG_REQUESTS: onOrOff('off'),
  // With 0, Node.js would check no certificate.
  NODE_TLS_REJECT_UNAUTHORIZED: z
    .string()
    .refine((value) => value !== '0', { error: 'anybody could pose as the API' })
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'not a redis:// URL' }).optional(),
  METRICS_TOKEN: secret.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
};
