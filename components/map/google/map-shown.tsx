import { MapStatus } from '@/components/map/map-status';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatCount } from '@/lib/french/numbers';

/** Announces to screen readers that the map is shown. */
export function MapShown({ markers }: { markers: number }) {
  return (
    <MapStatus>
      <VisuallyHidden>{`Carte affichée, ${formatCount(markers, 'repère', 'repères')}`}</VisuallyHidden>
    </MapStatus>
  );
}
