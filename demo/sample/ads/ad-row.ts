import type { SampleSize } from '../../store/sample-fingerprint.ts';
import { adDocument } from './ad-document.ts';
import { sampleAd } from './sample-ad.ts';

export type AdRow = {
  id: number;
  specialtyId: number;
  startsOn: string;
  endsOn: string | null;
  document: string;
};

export function adRow(index: number, size: SampleSize): AdRow {
  const ad = sampleAd(index, size);
  return {
    id: index + 1,
    specialtyId: ad.owner.theme.specialty.id,
    startsOn: ad.period.startsOn,
    endsOn: ad.period.endsOn,
    document: JSON.stringify(adDocument(ad)),
  };
}
