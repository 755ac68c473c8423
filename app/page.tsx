import '@/app/shared-styles';
import { withStatus } from '@/app/page-outcome';
import { AvailableOn, Contact, Steps } from '@/components/home/fixed-sections';
import { Hero } from '@/components/home/hero/hero';
import { Partners } from '@/components/home/partners/partners';
import { HomeSearch } from '@/components/home/search/home-search';
import { SpotlightAds, SpotlightSubstitutes } from '@/components/home/spotlight/spotlight';
import { Values } from '@/components/home/values';
import { JsonLd } from '@/components/seo/json-ld';
import { adCard } from '@/lib/ads/card';
import { isEnded } from '@/lib/ads/ended';
import { specialtyChoices } from '@/lib/ads/specialty/specialty';
import { whenChoices } from '@/lib/ads/when/when-choices';
import { listFilters } from '@/lib/api/ads-list';
import { randomAdsResource } from '@/lib/api/resources/ads';
import {
  openSpecialtiesResource,
  partnersResource,
  randomSubstitutesResource,
  specialtiesResource,
} from '@/lib/api/resources/short-lists';
import { getToday } from '@/lib/api/today';
import { config } from '@/lib/config/config';
import { partnersBlock } from '@/lib/home/partners';
import { type Substitute, substituteCard } from '@/lib/home/substitute';
import { mapsAccess } from '@/lib/map/access';
import { findDepartment } from '@/lib/places/search/find-commune';
import { organization, webSite } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';

const community = { name: config.COMMUNITY_NAME, url: config.COMMUNITY_URL };

export const metadata = pageMetadata({
  title: `${config.BRAND_NAME} – Remplacement médical : annonces et contrats en ligne`,
  whole: true,
  description:
    'Annonces de remplacement pour médecins, remplaçants et établissements de santé, partout en France : publier, trouver, signer en ligne.',
  path: '/',
});

function departmentOf({ profile: { location } }: Substitute): string | null {
  return findDepartment(location.postal_code, location.city)?.name ?? null;
}

export default withStatus(async function HomePage() {
  const [ads, substitutes, partners, specialties, openSpecialties] = await Promise.all([
    randomAdsResource.readSection(),
    randomSubstitutesResource.readSection(),
    partnersResource.readSection(),
    specialtiesResource.readSection(),
    openSpecialtiesResource.readOrNull(),
  ]);
  const today = getToday();
  const openAds = ads?.filter(({ ad }) => !isEnded(ad, today));
  const filters = listFilters();
  return (
    <>
      <JsonLd data={organization()} />
      <JsonLd data={webSite()} />
      <Hero
        appUrl={config.APP_URL}
        search={
          <HomeSearch
            specialties={specialties && specialtyChoices(specialties, openSpecialties)}
            when={whenChoices(today, null)}
            filters={filters}
          />
        }
        ads={
          <SpotlightAds
            ads={openAds?.map((ad) => adCard(ad, today)) ?? null}
            hasPlaces={filters === 'all'}
          />
        }
        substitutes={
          <SpotlightSubstitutes
            substitutes={substitutes?.map((one) => substituteCard(one, departmentOf(one))) ?? null}
            appUrl={config.APP_URL}
          />
        }
      />
      <Values filters={filters} hasMap={mapsAccess(config) !== null} />
      <Steps />
      <Partners {...partnersBlock(partners, community)} />
      <AvailableOn
        androidUrl={config.ANDROID_APP_URL}
        iosUrl={config.IOS_APP_URL}
        webUrl={config.APP_URL}
      />
      <Contact email={config.CONTACT_EMAIL} bookingUrl={config.BOOKING_URL} />
    </>
  );
});
