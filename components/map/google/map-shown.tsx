import { MapStatus } from '@/components/map/map-section';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatCount } from '@/lib/french/plural';

/** Tells those who do not see it that the map is there. */
export function MapShown({ markers }: { markers: number }) {
  return (
    <MapStatus>
      <VisuallyHidden>Carte affichée, {formatCount(markers, 'repère', 'repères')}</VisuallyHidden>
    </MapStatus>
  );
}
