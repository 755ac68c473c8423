import '@/app/shared-styles';
import { pages } from '@/app/inscription/pages';
import { DataNotice } from '@/components/forms/data-notice';
import { EstablishmentForm } from '@/components/forms/establishment-form';
import { PreRegistrationPage } from '@/components/forms/pre-registration-page';
import { config } from '@/lib/config/config';
import { configuredForms } from '@/lib/forms/configured-forms';

const { words, crumbs } = pages.establishment;

export const { metadata } = pages.establishment;

/** Rendered for each request, with the form service of the running server; the server stores it. */

export default function EstablishmentPage() {
  return (
    <PreRegistrationPage {...words} crumbs={crumbs} appUrl={config.APP_URL}>
      <EstablishmentForm
        service={configuredForms(config).establishment.target}
        dataNotice={<DataNotice {...pages.notice} />}
      />
    </PreRegistrationPage>
  );
}
