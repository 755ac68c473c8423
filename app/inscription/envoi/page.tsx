import '@/app/shared-styles';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { RelayOutcomePage } from '@/components/forms/relay-outcome-page';
import { practitionerThanks } from '@/lib/forms/messages';
import { practitionerFormPath } from '@/lib/forms/profile';
import { parseRelayOutcome } from '@/lib/forms/relay-outcome';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

/** Without a canonical: the page is not indexed. */
export const metadata: Metadata = unindexedMetadata('Votre pré-inscription');

type Props = { searchParams: SearchParams };

/** The outcome of the form of doctors and replacements, posted without JavaScript. */
export default async function PractitionerOutcomePage({ searchParams }: Props) {
  const outcome = parseRelayOutcome(await readSearchParams(searchParams));
  if (outcome === null) redirect(practitionerFormPath);
  return (
    <RelayOutcomePage
      outcome={outcome}
      thanks={practitionerThanks}
      formHref={practitionerFormPath}
    />
  );
}
