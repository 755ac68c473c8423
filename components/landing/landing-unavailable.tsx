import { AdsUnavailable } from '@/components/ads/list/ads-unavailable';

/** The content of a landing page while the index prepares, or when the API failed. */
export function LandingUnavailable({ isPreparing }: { isPreparing: boolean }) {
  const title = isPreparing
    ? 'La recherche par lieu se prépare.'
    : 'Impossible de charger les annonces pour le moment.';
  return <AdsUnavailable title={title}>Réessayez dans quelques instants.</AdsUnavailable>;
}
