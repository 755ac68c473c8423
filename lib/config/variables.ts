import { z } from 'zod';
import {
  adUrlTemplate,
  email,
  fieldNames,
  hostNames,
  httpUrl,
  matomoUrl,
  onOrOff,
  origin,
  secret,
  share,
  toFillIn,
  webhookSecret,
  wholeNumber,
} from './values.ts';

/**
 * The environment variables that change what is stored, such as pages. Instances share it only with equal values
 * (lib/cache/sharing.ts).
 */
export const pageVariables = {
  API_URL: origin,
  SITE_URL: origin,
  APP_URL: httpUrl,
  APP_AD_URL: adUrlTemplate.optional(),
  PRACTITIONER_FORM_URL: httpUrl,
  PRACTITIONER_FORM_FIELDS: fieldNames(
    'role',
    'firstName',
    'lastName',
    'speciality',
    'email',
    'phone',
    'postalCode',
    'comments',
  ).optional(),
  ESTABLISHMENT_FORM_URL: httpUrl,
  ESTABLISHMENT_FORM_FIELDS: fieldNames(
    'Name',
    'email',
    'phone',
    'postalCode',
    'comments',
  ).optional(),
  FORM_RELAY: onOrOff('off'),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  GOOGLE_MAPS_MAP_ID: z.string().optional(),
  GEOCODER_URL: z.union([z.literal(''), httpUrl]).default('https://data.geopf.fr/geocodage'),
  MATOMO_URL: matomoUrl.optional(),
  MATOMO_SITE_ID: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: 'not the number of a site in Matomo' })
    .optional(),
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
  ADS_INDEX_MAX: wholeNumber(7).default(100_000),
};

/** The environment variables of the site. The others change no page: instances that share pages may differ in them. */
export const variables = {
  ...pageVariables,
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
