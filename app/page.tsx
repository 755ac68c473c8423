import type { Metadata } from 'next';
import { Contact } from '@/components/home/contact';
import { Hero } from '@/components/home/hero';
import { Steps } from '@/components/home/steps';
import { Values } from '@/components/home/values';
import { config } from '@/lib/config';

export const ensureStatic = 'navigation';

export const metadata: Metadata = {
  title: {
    absolute: `${config.BRAND_NAME} – Remplacement médical : annonces et contrats en ligne`,
  },
  alternates: { canonical: '/' },
  openGraph: { siteName: config.BRAND_NAME, locale: 'fr_FR', type: 'website', url: '/' },
};

export default function HomePage() {
  return (
    <>
      <Hero brand={config.BRAND_NAME} appUrl={config.APP_URL} />
      <Values />
      <Steps />
      <Contact email={config.CONTACT_EMAIL} bookingUrl={config.BOOKING_URL} />
    </>
  );
}
