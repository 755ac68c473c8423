import type { Radius } from '@/lib/ads/search';
import type { AdArea } from '@/lib/places/ads-index/ad-query';
import type { Place } from '@/lib/places/gazetteer/place';

/**
 * Where a search by place looks: around the centre of a commune, or in a department or region. A commune
 * whose centre is not known counts as its department.
 */
export function areaOf(place: Place, radiusKm: Radius): AdArea {
  if (place.kind !== 'commune') return { kind: place.kind, code: place.code };
  const { centre, department } = place;
  return centre === null
    ? { kind: 'department', code: department.code }
    : { kind: 'around', centre, radiusKm };
}
