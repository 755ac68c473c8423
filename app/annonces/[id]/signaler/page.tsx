import '@/app/shared-styles';
// First, as on the pages of the other forms: otherwise every page would load the styles of forms.
import '@/components/forms/pre-registration.module.css';
import '@/components/ui/form/form-page.module.css';
import { readAdOf } from '@/app/annonces/read-ad';
import { loadPage, withStatus } from '@/app/page-outcome';
import { AdNotFound, AdUnavailable } from '@/components/ads/absent-ads';
import { ReportForm } from '@/components/forms/report-form';
import { SiteLink } from '@/components/layout/links/site-link';
import { FormPage } from '@/components/ui/form/form-page';
import { NewTabLink } from '@/components/ui/link/links';
import { adPageTitle } from '@/lib/ads/ad-in-words';
import { adPath } from '@/lib/ads/ad-paths';
import { reportAd } from '@/lib/ads/messages';
import { config } from '@/lib/config/config';
import { configuredForms } from '@/lib/forms/configured-forms';

export const metadata = { title: reportAd };

const dataNotice = (
  <p>
    {config.COMPANY_NAME} n’utilise vos données que pour traiter ce signalement. Vos droits sont
    dans la{' '}
    <NewTabLink href="/politique-de-confidentialite">politique de confidentialité</NewTabLink>.
  </p>
);

export default withStatus(async function ReportPage(props: { params: Promise<{ id: string }> }) {
  const loaded = await loadPage(async () => readAdOf((await props.params).id));
  if (loaded.kind === 'none') return <AdNotFound />;
  if (loaded.kind !== 'page') return <AdUnavailable />;
  const { ad } = loaded.page;
  const form = { service: configuredForms(config).report.target, sentLinks: null };
  return (
    <FormPage
      title={reportAd}
      lead={
        <>
          Annonce&nbsp;: <SiteLink href={adPath(ad.id)}>{adPageTitle(ad)}</SiteLink>
        </>
      }
    >
      <ReportForm {...form} ad={ad.id} dataNotice={dataNotice} />
    </FormPage>
  );
});
