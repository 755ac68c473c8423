import '@/app/shared-styles';
import { OutcomePage, outcomeMetadata } from '@/app/inscription/pre-registration';
import type { SearchParams } from '@/app/search-params';

export const metadata = outcomeMetadata('practitioner');

export default function PractitionerOutcomePage(props: { searchParams: SearchParams }) {
  return <OutcomePage {...props} kind="practitioner" />;
}
