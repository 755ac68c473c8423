import { cityLine } from '@/lib/ads/ad-in-words';
import { personName } from '@/lib/french/names';
import { specialtyUnknown, substituteUnnamed } from '@/lib/home/messages';
import { hasEnded } from '@/lib/images/signed-url';
import { withDetail } from '@/lib/places/place-slug';

/** An available replacement doctor of the home spotlight (docs/product.md#substitute). */
export type Substitute = {
  id: number;
  first_name: string | null;
  last_name: string | null;
  /** An http(s) URL. */
  profile_picture: string | null;
  specialty: string | null;
  profile: {
    specialty: { doctor_common_name: string | null; name: string | null };
    location: { city: string | null; postal_code: string | null; name: string | null };
  };
};

/**
 * The card of a substitute, every text formatted, with the fallbacks and the order of docs/product.md#substitute.
 * @param department its name, by town and postal code; `null` when it is not known.
 */
export function substituteCard(substitute: Substitute, department: string | null) {
  const { profile, profile_picture: picture, first_name, last_name } = substitute;
  const { specialty, location } = profile;
  const names = [personName(first_name), personName(last_name)].filter((name) => name !== null);
  // « JL » for « Jean-Luc Le Goff ».
  const letters = names.map((name) => /[\p{L}\p{N}]/u.exec(name)?.[0] ?? '');
  return {
    id: substitute.id,
    name: names.join(' ') || substituteUnnamed,
    initials: letters.join('').toLocaleUpperCase('fr-FR') || 'MR',
    image: picture !== null && hasEnded(picture) ? null : picture,
    specialty:
      specialty.doctor_common_name ?? specialty.name ?? substitute.specialty ?? specialtyUnknown,
    place: placeLine(location, department),
  };
}

/** « Quimper (Finistère) », « Paris »: people look for a department more than for a postal code. */
function placeLine(location: Substitute['profile']['location'], department: string | null) {
  const { city, name } = location;
  if (department === null) return cityLine(location) ?? name;
  return city === null || city === department ? department : withDetail(city, department);
}

export type SubstituteCard = ReturnType<typeof substituteCard>;
