const table = `
API_URL | origin of the API, without /api/v1 | https://api.example.org
SITE_URL | public origin of the site, for canonicals, feeds and the sitemap | https://www.example.org
APP_URL | the separate web app (sign-up, log-in, apply) | https://app.example.org
APP_AD_URL | where « Candidater » leads in the web app, with {id} for the ad; by default APP_URL | https://app.example.org/annonces/{id}
PRACTITIONER_FORM_URL | form service that receives the pre-registrations of doctors and replacements | https://forms.example.org/medecin-remplacant
PRACTITIONER_FORM_FIELDS | JSON from our field names to those of that form service | {"firstName":"entry.101","email":"entry.102"}
ESTABLISHMENT_FORM_URL | form service that receives the pre-registrations of establishments | https://forms.example.org/etablissement
ESTABLISHMENT_FORM_FIELDS | JSON from our field names to those of that form service | {"Name":"entry.201","email":"entry.202"}
FORM_RELAY | whether the site forwards the forms and reads the response of their service, so that a failure is shown | on
GOOGLE_MAPS_API_KEY | key of Google Maps; without it there is no map | AIza…
GOOGLE_MAPS_MAP_ID | map id of Google Maps | 8e0a97af9386fef
GEOCODER_URL | base URL of the geocoder; empty switches geocoding off | https://data.geopf.fr/geocodage
MATOMO_URL | Matomo, which counts the pages that visitors view, together with MATOMO_SITE_ID; without it nothing is counted | https://stats.example.org
MATOMO_SITE_ID | number of this site in Matomo, together with MATOMO_URL | 1
BRAND_NAME | name of the site | MédiRelève
CONTACT_EMAIL | public contact address | contact@example.org
BOOKING_URL | online booking of 30-minute slots | https://calendar.example.org/30-min
COMMUNITY_NAME | name of the French healthcare community of the footer | Communauté de soignants
COMMUNITY_URL | site of that community | https://community.example.org
COMMUNITY_ICON_URL | icon of that community; without it, or when it breaks, our own partner logo | https://community.example.org/icon.svg
LINKEDIN_URL | LinkedIn page | https://www.linkedin.com/company/example
INSTAGRAM_URL | Instagram page | https://www.instagram.com/example
FACEBOOK_URL | Facebook page | https://www.facebook.com/example
ANDROID_APP_URL | the app on the Android store | https://play.google.com/store/apps/details?id=org.example
IOS_APP_URL | the app on the iOS store | https://apps.apple.com/fr/app/example/id123456789
COMPANY_NAME | company that publishes the site | Exemple Santé
COMPANY_LEGAL_FORM | its legal form | Société par actions simplifiée (SAS)
COMPANY_CAPITAL | its capital, with the currency | 10 000 €
COMPANY_ADDRESS | its registered office, on one line | 1 rue de l’Exemple, 21000 Dijon, France
COMPANY_PHONE | its telephone number | 03 00 00 00 00
COMPANY_REGISTRY | its registration | RCS Dijon 000 000 000
COMPANY_VAT | its VAT number | FR00 000000000
PUBLICATION_DIRECTOR | director of the publication, a person | Camille Exemple, présidente
HOST_NAME | company that hosts the site | Exemple Hébergement SAS
HOST_ADDRESS | its address, on one line | 2 rue de l’Exemple, 75000 Paris, France
HOST_PHONE | its telephone number | 01 00 00 00 00
FORM_SERVICE | who runs the form services and where, for the privacy policy | Exemple Formulaires SAS (France)
SECURITY_CONTACT | where to report a weakness of the site, for /.well-known/security.txt; CONTACT_EMAIL unless told otherwise | mailto:securite@example.org
PRIVACY_EMAIL | address for requests on personal data | donnees-personnelles@example.org
MEDIATOR | consumer mediator of the company: name, address, site | Exemple Médiation, 3 rue de l’Exemple, 75000 Paris, mediation.example.org
INDEXING | whether search engines may index the site; off outside production | off
PICTURE_HOSTS | hosts of the images that the site optimizes; without one all are shown as published | api.example.org, media.example.org
ADS_INDEX | whether ads can be searched by place, for which the server reads all of them | off
ADS_INDEX_MAX | with more ads than this there is no search by place; each 10 000 take 20 MB | 50000
TRUSTED_PROXIES | how many proxies of your own are in front of the server, to know the IP address of a visitor; by default one when it is on the same machine | 1
REVALIDATE_SECRET | secret of the webhook that refreshes pages; without it there is no webhook, and only one that starts with whsec_ is for signatures | whsec_ and the output of: openssl rand -base64 32
PREVIEW_SECRET | secret of the editors' preview; without it there is no preview | the output of: openssl rand -hex 32
SHUTDOWN_DELAY | seconds for which a stopping server still accepts requests, while /readyz responds with 503 | 5
LOG_REQUESTS | whether a line is logged for each request | on
NODE_TLS_REJECT_UNAUTHORIZED | certificates are always checked; NODE_EXTRA_CA_CERTS names those of an authority of your own | 1
REDIS_URL | cache shared by several instances | redis://127.0.0.1:6379
METRICS_TOKEN | bearer token of /metrics, for Prometheus; without it nothing is measured | the output of: openssl rand -hex 32
OTEL_EXPORTER_OTLP_ENDPOINT | base URL of an OpenTelemetry collector, on which /v1/traces is called; without it there are no traces | http://127.0.0.1:4318
OTEL_TRACES_SAMPLER_ARG | share of the requests that are traced, unless a proxy of your own has decided | 0.1
`;

const rows = table.trim().split('\n');

/** What messages say of an environment variable, by its name: what it is for, and an example. */
export const purposes = new Map(
  rows.map((row) => {
    const [name = '', purpose = '', example = ''] = row.split(' | ');
    return [name, { purpose, example }];
  }),
);
