import { config, measuresVisits } from '@/lib/config/config';
import type { Placeholders } from './legal-text';

/** The values of this site and its company, by the names of the placeholders in the legal texts. */
export const company: Placeholders = {
  marque: config.BRAND_NAME,
  site: config.SITE_URL,
  application: config.APP_URL,
  'e-mail': config.CONTACT_EMAIL,
  'e-mail-données': config.PRIVACY_EMAIL,
  société: config.COMPANY_NAME,
  'forme-juridique': config.COMPANY_LEGAL_FORM,
  capital: config.COMPANY_CAPITAL,
  adresse: config.COMPANY_ADDRESS,
  téléphone: config.COMPANY_PHONE,
  immatriculation: config.COMPANY_REGISTRY,
  tva: config.COMPANY_VAT,
  'directeur-publication': config.PUBLICATION_DIRECTOR,
  hébergeur: config.HOST_NAME,
  'hébergeur-adresse': config.HOST_ADDRESS,
  'hébergeur-téléphone': config.HOST_PHONE,
  'service-formulaires': config.FORM_SERVICE,
  ...formPlaceholders(config.FORM_RELAY === 'on'),
  médiateur: config.MEDIATOR,
  'hôtes-images': config.PICTURE_HOSTS.join(', '),
  matomo: config.MATOMO_URL === undefined ? '' : new URL(config.MATOMO_URL).host,
};

/** The conditions of the parts of the legal texts that are not about every site, by their names. */
export const conditions = {
  'mesure-audience': config.MATOMO_URL !== undefined,
  'mesure-attente': measuresVisits,
  'images-par-le-site': config.PICTURE_HOSTS.length > 0,
};

/** How the pre-registrations reach the form service, which depends on the configuration. */
export function formPlaceholders(isRelayed: boolean): Placeholders {
  if (!isRelayed) {
    return {
      'envoi-formulaires': 'directement par votre navigateur',
      'données-formulaires': 'Contenu du formulaire, données techniques',
      'limite-formulaires': '',
    };
  }
  return {
    'envoi-formulaires': 'par notre serveur, qui n’en conserve rien',
    'données-formulaires': 'Contenu du formulaire',
    'limite-formulaires':
      ' ; pour limiter les envois, une empreinte de l’adresse IP est gardée en mémoire par le site 15 minutes au plus',
  };
}
