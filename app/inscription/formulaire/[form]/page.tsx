import '@/app/shared-styles';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DataNotice } from '@/components/forms/data-notice';
import { EstablishmentForm } from '@/components/forms/establishment-form';
import { PractitionerForm } from '@/components/forms/practitioner-form';
import { PreRegistrationPage } from '@/components/forms/pre-registration-page';
import { config } from '@/lib/config';
import { establishmentRules } from '@/lib/forms/establishment';
import { readFormPageSegment } from '@/lib/forms/form-page';
import { formService } from '@/lib/forms/form-service';
import { practitionerRules } from '@/lib/forms/practitioner';
import { pages } from './pages';

type Props = { params: Promise<{ form: string }> };

/** One hour: the page holds the URLs of the form services, from the configuration. */
export const revalidate = 3600;

/** Not prerendered: rendered at the first request, with the configuration of the running server. */
export function generateStaticParams() {
  return [{ form: '-' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const form = readFormPageSegment((await params).form);
  if (form === null) return {};
  return form === 'etablissement' ? pages.establishment.metadata : pages.practitioner.metadata;
}

export default async function FormPage({ params }: Props) {
  const form = readFormPageSegment((await params).form);
  if (form === null) notFound();

  const { practitioner, establishment } = formServices();
  const dataNotice = (
    <DataNotice
      company={config.COMPANY_NAME}
      brand={config.BRAND_NAME}
      email={config.PRIVACY_EMAIL}
    />
  );
  if (form === 'etablissement') {
    return (
      <PreRegistrationPage {...pages.establishment.words} crumbs={pages.establishment.crumbs}>
        <EstablishmentForm service={establishment} dataNotice={dataNotice} />
      </PreRegistrationPage>
    );
  }
  return (
    <PreRegistrationPage {...pages.practitioner.words} crumbs={pages.practitioner.crumbs}>
      <PractitionerForm service={practitioner} profile={form} dataNotice={dataNotice} />
    </PreRegistrationPage>
  );
}

/** The services that the forms are posted to. */
function formServices() {
  return {
    practitioner: formService(
      practitionerRules,
      config.PRACTITIONER_FORM_URL,
      config.PRACTITIONER_FORM_FIELDS,
    ),
    establishment: formService(
      establishmentRules,
      config.ESTABLISHMENT_FORM_URL,
      config.ESTABLISHMENT_FORM_FIELDS,
    ),
  };
}
