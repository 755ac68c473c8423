import '@/app/shared-styles';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DataNotice } from '@/components/forms/data-notice';
import { EstablishmentForm } from '@/components/forms/establishment-form';
import { PractitionerForm } from '@/components/forms/practitioner-form';
import { PreRegistrationPage } from '@/components/forms/pre-registration-page';
import { config } from '@/lib/config';
import { configuredForms } from '@/lib/forms/configured-forms';
import { readFormPageSegment } from '@/lib/forms/form-page';
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

  const { practitioner, establishment } = configuredForms(config);
  const dataNotice = (
    <DataNotice
      company={config.COMPANY_NAME}
      brand={config.BRAND_NAME}
      email={config.PRIVACY_EMAIL}
    />
  );
  if (form === 'etablissement') {
    return (
      <PreRegistrationPage
        {...pages.establishment.words}
        crumbs={pages.establishment.crumbs}
        appUrl={config.APP_URL}
      >
        <EstablishmentForm service={establishment.target} dataNotice={dataNotice} />
      </PreRegistrationPage>
    );
  }
  return (
    <PreRegistrationPage
      {...pages.practitioner.words}
      crumbs={pages.practitioner.crumbs}
      appUrl={config.APP_URL}
    >
      <PractitionerForm service={practitioner.target} profile={form} dataNotice={dataNotice} />
    </PreRegistrationPage>
  );
}
