import { z } from 'zod';
import { adUrlTemplate, fieldNames, hostNames, httpUrl, matomoUrl, origin } from './values.ts';
import { variable } from './variable.ts';

/**
 * The environment variables that change what a page, or anything else that is stored, contains. Instances share what
 * they store only with equal values (lib/cache/sharing.ts).
 */
export const pageVariables = {
  API_URL: variable(origin, 'origin of the API, without /api/v1', 'https://api.example.org'),
  SITE_URL: variable(
    origin,
    'public origin of the site, for canonicals, feeds and the sitemap',
    'https://www.example.org',
  ),
  APP_URL: variable(
    httpUrl,
    'the separate web app (sign-up, log-in, apply)',
    'https://app.example.org',
  ),
  APP_AD_URL: variable(
    adUrlTemplate.optional(),
    'where « Candidater » leads in the web app, with {id} for the ad; by default APP_URL',
    'https://app.example.org/annonces/{id}',
  ),
  PRACTITIONER_FORM_URL: variable(
    httpUrl,
    'form service that receives the pre-registrations of doctors and replacements',
    'https://forms.example.org/medecin-remplacant',
  ),
  PRACTITIONER_FORM_FIELDS: variable(
    fieldNames(
      'role',
      'firstName',
      'lastName',
      'speciality',
      'email',
      'phone',
      'postalCode',
      'comments',
    ).optional(),
    'JSON from our field names to those of that form service',
    '{"firstName":"entry.101","email":"entry.102"}',
  ),
  ESTABLISHMENT_FORM_URL: variable(
    httpUrl,
    'form service that receives the pre-registrations of establishments',
    'https://forms.example.org/etablissement',
  ),
  ESTABLISHMENT_FORM_FIELDS: variable(
    fieldNames('Name', 'email', 'phone', 'postalCode', 'comments').optional(),
    'JSON from our field names to those of that form service',
    '{"Name":"entry.201","email":"entry.202"}',
  ),
  FORM_RELAY: variable(
    z.enum(['on', 'off'], { error: 'neither "on" nor "off"' }).default('off'),
    'whether the site forwards the forms and reads the response of their service, so that a failure is shown',
    'on',
  ),
  GOOGLE_MAPS_API_KEY: variable(
    z.string().optional(),
    'key of Google Maps; without it there is no map',
    'AIza…',
  ),
  GOOGLE_MAPS_MAP_ID: variable(z.string().optional(), 'map id of Google Maps', '8e0a97af9386fef'),
  GEOCODER_URL: variable(
    z.union([z.literal(''), httpUrl]).default('https://data.geopf.fr/geocodage'),
    'base URL of the geocoder; empty switches geocoding off',
    'https://data.geopf.fr/geocodage',
  ),
  MATOMO_URL: variable(
    matomoUrl.optional(),
    'Matomo, which counts the pages that visitors view, together with MATOMO_SITE_ID; without it nothing is counted',
    'https://stats.example.org',
  ),
  MATOMO_SITE_ID: variable(
    z
      .string()
      .regex(/^[1-9]\d{0,8}$/, { error: 'not the number of a site in Matomo' })
      .optional(),
    'number of this site in Matomo, together with MATOMO_URL',
    '1',
  ),
  BRAND_NAME: variable(z.string().default('MédiRelève'), 'name of the site', 'MédiRelève'),
  CONTACT_EMAIL: variable(
    z.email({ error: 'not an e-mail address' }).default('contact@a-configurer.example'),
    'public contact address',
    'contact@example.org',
  ),
  BOOKING_URL: variable(
    httpUrl.default('https://rendez-vous.a-configurer.example'),
    'online booking of 30-minute slots',
    'https://calendar.example.org/30-min',
  ),
  COMMUNITY_NAME: variable(
    z.string().default('Communauté de soignants'),
    'name of the French healthcare community of the footer',
    'Communauté de soignants',
  ),
  COMMUNITY_URL: variable(
    httpUrl.default('https://communaute.a-configurer.example'),
    'site of that community',
    'https://community.example.org',
  ),
  COMMUNITY_ICON_URL: variable(
    httpUrl.optional(),
    'icon of that community; without it, or when it breaks, our own partner logo',
    'https://community.example.org/icon.svg',
  ),
  LINKEDIN_URL: variable(
    httpUrl.default('https://www.linkedin.com/company/a-configurer'),
    'LinkedIn page',
    'https://www.linkedin.com/company/example',
  ),
  INSTAGRAM_URL: variable(
    httpUrl.default('https://www.instagram.com/a-configurer'),
    'Instagram page',
    'https://www.instagram.com/example',
  ),
  FACEBOOK_URL: variable(
    httpUrl.default('https://www.facebook.com/a-configurer'),
    'Facebook page',
    'https://www.facebook.com/example',
  ),
  ANDROID_APP_URL: variable(
    httpUrl.default('https://play.google.com/store/apps/details?id=a-configurer'),
    'the app on the Android store',
    'https://play.google.com/store/apps/details?id=org.example',
  ),
  IOS_APP_URL: variable(
    httpUrl.default('https://apps.apple.com/fr/app/a-configurer'),
    'the app on the iOS store',
    'https://apps.apple.com/fr/app/example/id123456789',
  ),
  COMPANY_NAME: variable(
    z.string().default('[Société à configurer]'),
    'company that publishes the site',
    'Exemple Santé',
  ),
  COMPANY_LEGAL_FORM: variable(
    z.string().default('[Forme juridique à configurer]'),
    'its legal form',
    'Société par actions simplifiée (SAS)',
  ),
  COMPANY_CAPITAL: variable(
    z.string().default('[Capital à configurer]'),
    'its capital, with the currency',
    '10 000 €',
  ),
  COMPANY_ADDRESS: variable(
    z.string().default('[Adresse à configurer]'),
    'its registered office, on one line',
    '1 rue de l’Exemple, 21000 Dijon, France',
  ),
  COMPANY_PHONE: variable(
    z.string().default('[Téléphone à configurer]'),
    'its telephone number',
    '03 00 00 00 00',
  ),
  COMPANY_REGISTRY: variable(
    z.string().default('[Immatriculation à configurer]'),
    'its registration',
    'RCS Dijon 000 000 000',
  ),
  COMPANY_VAT: variable(
    z.string().default('[Numéro de TVA à configurer]'),
    'its VAT number',
    'FR00 000000000',
  ),
  PUBLICATION_DIRECTOR: variable(
    z.string().default('[Nom à configurer]'),
    'director of the publication, a person',
    'Camille Exemple, présidente',
  ),
  HOST_NAME: variable(
    z.string().default('[Hébergeur à configurer]'),
    'company that hosts the site',
    'Exemple Hébergement SAS',
  ),
  HOST_ADDRESS: variable(
    z.string().default('[Adresse de l’hébergeur à configurer]'),
    'its address, on one line',
    '2 rue de l’Exemple, 75000 Paris, France',
  ),
  HOST_PHONE: variable(
    z.string().default('[Téléphone de l’hébergeur à configurer]'),
    'its telephone number',
    '01 00 00 00 00',
  ),
  FORM_SERVICE: variable(
    z.string().default('[Service de formulaires à configurer]'),
    'who runs the form services and where, for the privacy policy',
    'Exemple Formulaires SAS (France)',
  ),
  SECURITY_CONTACT: variable(
    z
      .string()
      .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/, {
        error: 'not a mailto:, https: or tel: address',
      })
      .optional(),
    'where to report a weakness of the site, for /.well-known/security.txt; CONTACT_EMAIL unless told otherwise',
    'mailto:securite@example.org',
  ),
  PRIVACY_EMAIL: variable(
    z
      .email({ error: 'not an e-mail address' })
      .default('donnees-personnelles@a-configurer.example'),
    'address for requests on personal data',
    'donnees-personnelles@example.org',
  ),
  MEDIATOR: variable(
    z.string().default('[Médiateur de la consommation à configurer]'),
    'consumer mediator of the company: name, address, site',
    'Exemple Médiation, 3 rue de l’Exemple, 75000 Paris, mediation.example.org',
  ),
  INDEXING: variable(
    z.enum(['on', 'off'], { error: 'neither "on" nor "off"' }).default('on'),
    'whether search engines may index the site; off outside production',
    'off',
  ),
  PICTURE_HOSTS: variable(
    hostNames.default([]),
    'hosts of the images that the site optimizes; without one all are shown as published',
    'api.example.org, media.example.org',
  ),
  ADS_INDEX: variable(
    z.enum(['on', 'off'], { error: 'neither "on" nor "off"' }).default('on'),
    'whether ads can be searched by place, for which the server reads all of them',
    'off',
  ),
  ADS_INDEX_MAX: variable(
    z
      .string()
      .regex(/^\d{1,7}$/, { error: 'not a whole number' })
      .default('100000')
      .transform(Number),
    'with more ads than this there is no search by place; 100 000 take 150 MB',
    '100000',
  ),
};
