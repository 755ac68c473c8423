import type * as schema from 'schema-dts';
import { config } from '@/lib/config/config';
import { observatoryPath, observatoryTitle } from '@/lib/landing/observatory-url';
import { pageUrl } from './page-metadata';

/** Under which anybody may use the figures of the open ads. */
export const licence = {
  name: 'Licence Ouverte 2.0',
  url: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
};

/** The structured data of those figures on a day (developers.google.com/search/docs/appearance/structured-data/dataset). */
export const observatoryDataset = (today: string): schema.WithContext<schema.Dataset> => ({
  '@context': 'https://schema.org',
  '@type': 'Dataset',
  name: observatoryTitle,
  description:
    'Nombre d’annonces de remplacement médical ouvertes, médiane et quartiles de la rétrocession proposée et du forfait par jour, par région et par spécialité, recalculés chaque jour.',
  url: pageUrl(observatoryPath),
  license: licence.url,
  creator: { '@type': 'Organization', name: config.BRAND_NAME, url: pageUrl('/') },
  dateModified: today,
  temporalCoverage: today,
  spatialCoverage: 'France',
  distribution: {
    '@type': 'DataDownload',
    encodingFormat: 'text/csv',
    contentUrl: pageUrl(`${observatoryPath}.csv`),
  },
});
