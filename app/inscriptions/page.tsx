import '@/app/shared-styles';
import {
  dataNotice,
  PreRegistrationPage,
  preRegistrationMetadata,
  sentLinks,
} from '@/app/inscription/pre-registration';
import { EstablishmentForm } from '@/components/forms/establishment-form';
import { config } from '@/lib/config/config';
import { configuredForms } from '@/lib/forms/configured-forms';

export const metadata = preRegistrationMetadata('establishment');

export default function EstablishmentPage() {
  return (
    <PreRegistrationPage kind="establishment">
      <EstablishmentForm
        service={configuredForms(config).establishment.target}
        dataNotice={dataNotice}
        sentLinks={sentLinks.establishment}
      />
    </PreRegistrationPage>
  );
}
