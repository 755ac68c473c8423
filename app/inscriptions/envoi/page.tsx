import '@/app/shared-styles';
import type { Metadata } from 'next';
import { RelayOutcome } from '@/app/inscription/relay-outcome';
import type { SearchParams } from '@/app/search-params';
import { establishmentThanks } from '@/lib/forms/messages';
import { establishmentFormPath, establishmentRelayPath } from '@/lib/forms/profile';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

/** The outcome is not in its canonical. */
export const metadata: Metadata = unindexedMetadata(
  'Votre pré-inscription',
  establishmentRelayPath,
);

export default function EstablishmentOutcomePage(props: { searchParams: SearchParams }) {
  return <RelayOutcome {...props} thanks={establishmentThanks} formHref={establishmentFormPath} />;
}
