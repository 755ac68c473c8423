import { AdsUnavailable } from '@/components/ads/list/ads-unavailable';

/** The API could not give the ads of a specialty. */
export function SpecialtyUnavailable() {
  return (
    <AdsUnavailable title="Impossible de charger les annonces pour le moment.">
      Réessayez dans quelques instants.
    </AdsUnavailable>
  );
}
