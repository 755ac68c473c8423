import type { ComponentProps } from 'react';
import { RetryPage } from '@/components/ads/retry-page';
import { ButtonLink } from '@/components/ui/button/button';
import { EmptyPage } from '@/components/ui/notice/notice';
import { adListPath } from '@/lib/ads/ad-paths';
import {
  adNotFound,
  adsByPlace,
  adsUnavailable,
  allAds,
  placeSearchPreparing,
} from '@/lib/ads/messages';
import { placesPath } from '@/lib/landing/landing-url';

/** The content of a page of ads that has none. @param action comes before the link to all ads. */
function AbsentAds({ action, ...page }: ComponentProps<typeof EmptyPage>) {
  return (
    <EmptyPage
      {...page}
      action={
        <>
          {action}
          <ButtonLink href={adListPath} variant={action ? 'secondary' : 'primary'}>
            {allAds}
          </ButtonLink>
        </>
      }
    />
  );
}

const gone = 'Les dernières ont peut-être été pourvues ou retirées, ou l’adresse est incomplète.';

export function AdNotFound() {
  return <AbsentAds title={adNotFound}>Elle a peut-être été pourvue ou retirée.</AbsentAds>;
}

export function AdUnavailable() {
  return (
    <AbsentAds title={adNotFound} action={<RetryPage />}>
      Nous n’arrivons pas à la charger pour le moment. Réessayez dans quelques instants.
    </AbsentAds>
  );
}

/** The content of the page of an unknown specialty, or of one without open ads. */
export function SpecialtyNotFound() {
  return <AbsentAds title="Aucune annonce pour cette spécialité.">{gone}</AbsentAds>;
}

/** The content of a landing page that does not exist: an unknown place, or too few open ads. */
export function LandingMissing({ title }: { title: string }) {
  return (
    <AbsentAds title={title} action={<ButtonLink href={placesPath}>{adsByPlace}</ButtonLink>}>
      {gone}
    </AbsentAds>
  );
}

/** The content of a landing page while the index prepares, or when the API failed. */
export function LandingUnavailable({ isPreparing }: { isPreparing: boolean }) {
  return (
    <AbsentAds
      title={isPreparing ? placeSearchPreparing : adsUnavailable}
      action={<RetryPage asksAgain={isPreparing} />}
    >
      Réessayez dans quelques instants.
    </AbsentAds>
  );
}
