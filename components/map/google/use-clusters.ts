import { useMap } from '@vis.gl/react-google-maps';
import { useCallback, useEffect, useState } from 'react';
import { AdClusters } from '@/components/map/google/ad-clusters';
import type { Marker } from '@/components/map/google/use-markers';
import type { AdGroup } from '@/lib/map/placed-ads';

type Gathered = {
  groups: AdGroup[];
  /** By the key of their group. */
  markers: ReadonlyMap<string, Marker>;
  highlighted: ReadonlySet<number>;
  onPoint: (ads: number[]) => void;
};

/**
 * Clusters the markers.
 *
 * @returns a function that focuses a marker, or the cluster that contains it.
 */
export function useClusters({
  groups,
  markers,
  highlighted,
  onPoint,
}: Gathered): (marker: Marker) => void {
  const map = useMap();
  const [clusters, setClusters] = useState<AdClusters | null>(null);

  useEffect(() => {
    if (!map) return;
    const created = new AdClusters(map, onPoint);
    setClusters(created);
    return () => created.end();
  }, [map, onPoint]);

  useEffect(() => {
    const adsOf = groups.flatMap(({ key, items }) => {
      const marker = markers.get(key);
      return marker ? [[marker, items.map(({ id }) => id)] as const] : [];
    });
    clusters?.show(new Map(adsOf));
  }, [clusters, groups, markers]);

  useEffect(() => {
    clusters?.highlight(highlighted);
  }, [clusters, highlighted]);

  return useCallback((marker) => clusters?.focus(marker), [clusters]);
}
