import '@/app/shared-styles';
import { PublishPage } from '@/components/publish/publish-page';
import { readUsualPay } from '@/lib/api/landing/landing-pages';
import { config } from '@/lib/config/config';
import { publishPath } from '@/lib/forms/profile';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: 'Publier un remplacement médical',
  description:
    'Médecin, établissement de santé ou collectivité\u00a0: publiez votre annonce de remplacement avec un compte, ou pré-inscrivez-vous et nous vous contactons.',
  path: publishPath,
});

export default async function Page() {
  return (
    <PublishPage
      appUrl={config.APP_URL}
      bookingUrl={config.BOOKING_URL}
      email={config.CONTACT_EMAIL}
      usualPay={await readUsualPay()}
    />
  );
}
