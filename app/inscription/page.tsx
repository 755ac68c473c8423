import '@/app/shared-styles';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { PractitionerForm } from '@/components/forms/practitioner-form';
import { config } from '@/lib/config/config';
import { configuredForms } from '@/lib/forms/configured-forms';
import { parseProfile } from '@/lib/forms/profile';
import {
  dataNotice,
  PreRegistrationPage,
  preRegistrationMetadata,
  sentLinks,
} from './pre-registration';

export const metadata = preRegistrationMetadata('practitioner');

export default async function PractitionerPage(props: { searchParams: SearchParams }) {
  return (
    <PreRegistrationPage kind="practitioner">
      <PractitionerForm
        service={configuredForms(config).practitioner.target}
        profile={parseProfile(await readSearchParams(props.searchParams))}
        dataNotice={dataNotice}
        sentLinks={sentLinks.practitioner}
      />
    </PreRegistrationPage>
  );
}
