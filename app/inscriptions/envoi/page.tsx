import '@/app/shared-styles';
import { OutcomePage, outcomeMetadata } from '@/app/inscription/pre-registration';
import type { SearchParams } from '@/app/search-params';

export const metadata = outcomeMetadata('establishment');

export default function EstablishmentOutcomePage(props: { searchParams: SearchParams }) {
  return <OutcomePage {...props} kind="establishment" />;
}
