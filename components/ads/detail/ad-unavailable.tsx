import { AdsUnavailable } from '@/components/ads/list/ads-unavailable';

/** The content of an ad page when the API failed. */
export function AdUnavailable() {
  return (
    <AdsUnavailable title="Annonce introuvable.">
      Nous n’arrivons pas à la charger pour le moment. Réessayez dans quelques instants.
    </AdsUnavailable>
  );
}
