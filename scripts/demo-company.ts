/**
 * Who publishes the site of `npm run demo`: invented, and nobody’s. Domains are under `.example` (RFC 2606),
 * telephone numbers among those that ARCEP reserves for fiction (decision 2018-0881), and the registration
 * number fails its check digit.
 */
export const demoCompany = {
  CONTACT_EMAIL: 'contact@medireleve.example',
  PRIVACY_EMAIL: 'donnees-personnelles@medireleve.example',
  BOOKING_URL: 'https://rendez-vous.medireleve.example/30-minutes',
  COMMUNITY_NAME: 'Soignants en réseau',
  COMMUNITY_URL: 'https://soignants-en-reseau.example',
  LINKEDIN_URL: 'https://medireleve.example/linkedin',
  INSTAGRAM_URL: 'https://medireleve.example/instagram',
  FACEBOOK_URL: 'https://medireleve.example/facebook',
  ANDROID_APP_URL: 'https://medireleve.example/android',
  IOS_APP_URL: 'https://medireleve.example/iphone',
  COMPANY_NAME: 'MédiRelève',
  COMPANY_LEGAL_FORM: 'Société par actions simplifiée (SAS)',
  COMPANY_CAPITAL: '40 000 €',
  COMPANY_ADDRESS: '18 rue du Passe-Relais, 21000 Dijon, France',
  COMPANY_PHONE: '03 53 01 27 40',
  COMPANY_REGISTRY: 'RCS Dijon 912 648 374',
  COMPANY_VAT: 'FR48 912648374',
  PUBLICATION_DIRECTOR: 'Hélène Garnier, présidente',
  HOST_NAME: 'Hébergement du Suzon SAS',
  HOST_ADDRESS: '6 allée des Serveurs, 21300 Chenôve, France',
  HOST_PHONE: '03 53 01 64 12',
  FORM_SERVICE: 'Hébergement du Suzon SAS (France)',
  MEDIATOR: 'Médiation Santé Conso, 9 rue de l’Entente, 75013 Paris, mediation-sante-conso.example',
};
