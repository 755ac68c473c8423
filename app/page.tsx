import { cacheLife } from 'next/cache';
import { Contact } from '@/components/home/contact';
import { Hero } from '@/components/home/hero';
import { Steps } from '@/components/home/steps';
import { Values } from '@/components/home/values';
import { lifeOfReference } from '@/lib/api/cache';
import { config } from '@/lib/config';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata({
  title: `${config.BRAND_NAME} – Remplacement médical : annonces et contrats en ligne`,
  whole: true,
  description:
    'Annonces de remplacement pour médecins, remplaçants et établissements de santé, partout en France : publier, trouver, signer en ligne.',
  path: '/',
});

export default async function HomePage() {
  'use cache';
  cacheLife(lifeOfReference);
  return (
    <>
      <Hero brand={config.BRAND_NAME} appUrl={config.APP_URL} />
      <Values />
      <Steps />
      <Contact email={config.CONTACT_EMAIL} bookingUrl={config.BOOKING_URL} />
    </>
  );
}
