import '@/app/shared-styles';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { DataNotice } from '@/components/forms/data-notice';
import { PractitionerForm } from '@/components/forms/practitioner-form';
import { PreRegistrationPage } from '@/components/forms/pre-registration-page';
import { config } from '@/lib/config/config';
import { configuredForms } from '@/lib/forms/configured-forms';
import { parseProfile } from '@/lib/forms/profile';
import { pages } from './pages';

const { words, crumbs } = pages.practitioner;

export const { metadata } = pages.practitioner;

export default async function PractitionerPage(props: { searchParams: SearchParams }) {
  return (
    <PreRegistrationPage {...words} crumbs={crumbs} appUrl={config.APP_URL}>
      <PractitionerForm
        service={configuredForms(config).practitioner.target}
        profile={parseProfile(await readSearchParams(props.searchParams))}
        dataNotice={<DataNotice {...pages.notice} />}
      />
    </PreRegistrationPage>
  );
}
