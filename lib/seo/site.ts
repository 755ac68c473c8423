import type { Organization, WebSite, WithContext } from 'schema-dts';
import { config } from '@/lib/config';
import { configured } from '@/lib/seo/configured';
import { pageUrl } from '@/lib/seo/page-url';

const organizationId = pageUrl('/#organisation');

/** Google requires a square of at least 112 pixels. */
const logo = pageUrl('/icons/icon-512.png');

/** The publisher of the site, for other structured data. */
export const publisher = {
  '@type': 'Organization',
  '@id': organizationId,
  name: config.BRAND_NAME,
  url: pageUrl('/'),
  logo,
} as const satisfies Organization;

/**
 * The publisher of the site, for the home page: values that the operator has set, no placeholders.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function organization(): WithContext<Organization> {
  const { LINKEDIN_URL, INSTAGRAM_URL, FACEBOOK_URL } = config;
  const profiles = [LINKEDIN_URL, INSTAGRAM_URL, FACEBOOK_URL].flatMap(
    (url) => configured(url) ?? [],
  );
  const email = configured(config.CONTACT_EMAIL);
  const legalName = configured(config.COMPANY_NAME);
  const vatID = configured(config.COMPANY_VAT);
  return {
    '@context': 'https://schema.org',
    ...publisher,
    ...(legalName && { legalName }),
    ...(vatID && { vatID }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(email && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email,
        availableLanguage: 'fr',
      },
    }),
  };
}

/**
 * The site, for the home page: the name that search results show.
 *
 * @see https://developers.google.com/search/docs/appearance/site-names
 */
export function webSite(): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: config.BRAND_NAME,
    url: pageUrl('/'),
    inLanguage: 'fr-FR',
    publisher: { '@id': organizationId },
  };
}
