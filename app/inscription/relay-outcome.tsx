import { redirect } from 'next/navigation';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { RelayOutcomePage } from '@/components/forms/relay-outcome-page';
import { parseRelayOutcome } from '@/lib/forms/relay-outcome';

type Props = {
  searchParams: SearchParams;
  thanks: string;
  formHref: string;
};

/** The outcome of a form that was posted without JavaScript; without one, the form. */
export async function RelayOutcome({ searchParams, thanks, formHref }: Props) {
  const outcome = parseRelayOutcome(await readSearchParams(searchParams));
  if (outcome === null) redirect(formHref);
  return <RelayOutcomePage outcome={outcome} thanks={thanks} formHref={formHref} />;
}
