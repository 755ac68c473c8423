import '@/app/shared-styles';
import type { Metadata } from 'next';
import { RelayOutcome } from '@/app/inscription/relay-outcome';
import type { SearchParams } from '@/app/search-params';
import { establishmentThanks } from '@/lib/forms/messages';
import { establishmentFormPath } from '@/lib/forms/profile';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

/** Without a canonical: the page is not indexed. */
export const metadata: Metadata = unindexedMetadata('Votre pré-inscription');

/** The outcome of the form of establishments. */
export default function EstablishmentOutcomePage(props: { searchParams: SearchParams }) {
  return <RelayOutcome {...props} thanks={establishmentThanks} formHref={establishmentFormPath} />;
}
