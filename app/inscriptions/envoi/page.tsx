import '@/app/shared-styles';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { RelayOutcomePage } from '@/components/forms/relay-outcome-page';
import { establishmentThanks } from '@/lib/forms/messages';
import { establishmentFormPath } from '@/lib/forms/profile';
import { parseRelayOutcome } from '@/lib/forms/relay-outcome';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

/** Without a canonical: the page is not indexed. */
export const metadata: Metadata = unindexedMetadata('Votre pré-inscription');

type Props = { searchParams: SearchParams };

/** The outcome of the form of establishments, posted without JavaScript. */
export default async function EstablishmentOutcomePage({ searchParams }: Props) {
  const outcome = parseRelayOutcome(await readSearchParams(searchParams));
  if (outcome === null) redirect(establishmentFormPath);
  return (
    <RelayOutcomePage
      outcome={outcome}
      thanks={establishmentThanks}
      formHref={establishmentFormPath}
    />
  );
}
