import '@/app/shared-styles';
import type { Metadata } from 'next';
import { RelayOutcome } from '@/app/inscription/relay-outcome';
import type { SearchParams } from '@/app/search-params';
import { practitionerThanks } from '@/lib/forms/messages';
import { practitionerFormPath, practitionerRelayPath } from '@/lib/forms/profile';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

/** The outcome is not in its canonical. */
export const metadata: Metadata = unindexedMetadata('Votre pré-inscription', practitionerRelayPath);

export default function PractitionerOutcomePage(props: { searchParams: SearchParams }) {
  return <RelayOutcome {...props} thanks={practitionerThanks} formHref={practitionerFormPath} />;
}
