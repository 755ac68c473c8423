import type { Ad } from '@/lib/ads/ad';
import { type AdBadge, adBadges, conventionLabel } from '@/lib/ads/badges';
import {
  type PracticalInformation,
  practicalInformation,
} from '@/lib/ads/detail/practical-information';
import { type WeekDay, weekGrid } from '@/lib/ads/detail/week';
import { isFacility, ownerName } from '@/lib/ads/owner';
import { addressLines, cityLine, mapsServiceUrl } from '@/lib/ads/place';
import { type Figure, payInWords, remunerationFigures } from '@/lib/ads/remuneration';
import { adTitle } from '@/lib/ads/title';
import { formatPeriod } from '@/lib/french/day';

/** An ad as its page shows it: every text formatted, `null` or empty where a value is missing. */
export type AdDetails = {
  id: number;
  title: string;
  badges: AdBadge[];
  /** « 650 € par jour ». */
  pay: string | null;
  period: string | null;
  specialty: string | null;
  owner: string | null;
  /** Whether the owner is an establishment, not a doctor. */
  isOfFacility: boolean;
  place: string | null;
  address: string[];
  mapsUrl: string | null;
  paragraphs: string[];
  remuneration: Figure[];
  convention: string | null;
  week: WeekDay[] | null;
  practical: PracticalInformation[];
};

/** The page of an ad (docs/product.md#page-of-an-ad). */
export function adDetails(ad: Ad): AdDetails {
  return {
    id: ad.id,
    title: adTitle(ad),
    badges: adBadges(ad),
    pay: payInWords(ad),
    period: formatPeriod(ad.start_date, ad.end_date),
    specialty: ad.specialty?.name ?? null,
    owner: ownerName(ad.user),
    isOfFacility: ad.user !== null && isFacility(ad.user),
    place: cityLine(ad.location),
    address: addressLines(ad.location),
    mapsUrl: mapsServiceUrl(ad.location),
    paragraphs: paragraphsOf(ad.description),
    remuneration: remunerationFigures(ad),
    convention: ad.convention_status === null ? null : conventionLabel(ad.convention_status),
    week: weekGrid(ad.timeslots),
    practical: practicalInformation(ad),
  };
}

/** A description is plain text: an empty line begins a paragraph. */
export function paragraphsOf(description: string | null): string[] {
  return (description ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
