import { AdsUnavailable } from '@/components/ads/list/ads-unavailable';

/** The content of the page of a specialty when the API failed. */
export function SpecialtyUnavailable() {
  return (
    <AdsUnavailable title="Impossible de charger les annonces pour le moment.">
      Réessayez dans quelques instants.
    </AdsUnavailable>
  );
}
