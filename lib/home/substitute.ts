import { cityLine } from '@/lib/ads/ad-in-words';
import { personName } from '@/lib/french/names';
import { hasEnded } from '@/lib/images/signed-url';

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

/** The card of a substitute, with the fallbacks and the order of docs/product.md#substitute. */
export function substituteCard(substitute: Substitute) {
  const { specialty, location } = substitute.profile;
  const picture = substitute.profile_picture;
  return {
    id: substitute.id,
    name: nameParts(substitute).join(' ') || 'Profil sans nom',
    initials: initials(substitute),
    image: picture !== null && hasEnded(picture) ? null : picture,
    specialty:
      specialty.doctor_common_name ??
      specialty.name ??
      substitute.specialty ??
      'Spécialité à préciser',
    place: cityLine(location) ?? location.name,
  };
}

/** The view model of a substitute in the spotlight: every text is formatted. */
export type SubstituteCard = ReturnType<typeof substituteCard>;

function nameParts({ first_name, last_name }: Substitute): string[] {
  return [personName(first_name), personName(last_name)].filter((part) => part !== null);
}

/** The first letters of the first and of the last name: « JL » for « Jean-Luc Le Goff ». */
function initials(substitute: Substitute): string {
  const letters = nameParts(substitute).map((part) => /[\p{L}\p{N}]/u.exec(part)?.[0] ?? '');
  return letters.join('').toLocaleUpperCase('fr-FR') || 'MR';
}
