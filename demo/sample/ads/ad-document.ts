import { descriptionOf } from '../wording/description.ts';
import { titleOf } from '../wording/title.ts';
import type { SampleAd } from './sample-ad.ts';

/**
 * An ad as the service sends it: decimals are strings, and a missing value is null, an empty string or
 * an absent field, depending on the form it was entered in.
 */
export function adDocument(ad: SampleAd): Record<string, unknown> {
  const { index, owner, period, conditions } = ad;
  const isOld = index % 40 === 17;
  return {
    id: index + 1,
    slug: `remplacement-${index + 1}`,
    title: titleIn(ad),
    description: descriptionOf(ad),
    specialty: owner.theme.specialty,
    user: userOf(ad),
    location: locationOf(ad),
    start_date: isOld ? `${period.startsOn}T00:00:00+01:00` : period.startsOn,
    ...(period.endsOn === null
      ? index % 3 !== 0 && { end_date: null }
      : { end_date: isOld ? `${period.endsOn}T00:00:00+01:00` : period.endsOn }),
    ...payFields(ad),
    convention_status: conditions.convention ?? (index % 4 === 0 ? '' : null),
    ...(ad.week.length > 0 || index % 2 === 0 ? { timeslots: ad.week } : { timeslots: null }),
    on_site_secretary: conditions.secretary,
    on_site_housing: conditions.housing,
    ...(index % 29 !== 4 && { on_site_dining: conditions.dining }),
    teleconsultation_available: conditions.teleconsultation,
    is_public_transport_accessible: index % 31 === 9 ? null : conditions.transport,
    is_active: true,
    applications_count: index % 9,
    ...publicationOf(ad),
    updated_at: ad.publishedAt,
  };
}

/** Ads imported from an older service lack one date or both. */
function publicationOf({ index, publishedAt }: SampleAd) {
  if (index % 40 === 11) return { published_at: null };
  if (index % 40 === 31) return { created_at: publishedAt };
  return { published_at: publishedAt, created_at: publishedAt };
}

/** The few ads without a title are not among the latest, which every visitor sees. */
function titleIn(ad: SampleAd): string | null {
  if (ad.index % 100 === 45) return '';
  if (ad.index % 100 === 50) return null;
  return titleOf(ad);
}

function userOf({ index, owner }: SampleAd) {
  const { person, isFacility, placeName, number } = owner;
  return {
    id: 1_000 + number,
    first_name: person.firstName,
    last_name: person.lastName,
    // Private data, which must never reach the browser.
    email: `annonceur${index + 1}@example.org`,
    phone: `+33639980${String(index % 1_000).padStart(3, '0')}`,
    user_type: isFacility ? (index % 7 === 2 ? 'FACILITY' : 'facility') : 'doctor',
    profile: isFacility || placeName !== null ? { location: { name: placeName } } : null,
  };
}

function locationOf({ index, owner }: SampleAd) {
  const { placeName, address, town } = owner;
  // Entered in a form without a place.
  if (index % 80 === 59) return index % 3 === 0 ? null : { id: 5_000 + owner.number, name: null };
  const position = index % 80 === 58 ? null : owner.position;
  return {
    id: 5_000 + owner.number,
    name: placeName,
    address: index % 53 === 21 ? '' : address,
    city: town.name,
    postal_code: town.postalCode,
    ...(position
      ? { latitude: position.latitude.toFixed(6), longitude: position.longitude.toFixed(6) }
      : index % 3 !== 0 && { latitude: null, longitude: null }),
  };
}

function payFields({ index, pay }: SampleAd): Record<string, unknown> {
  if (pay.type === 'forfait') {
    return {
      remuneration_type: 'forfait',
      ...(index % 2 === 0 && { retrocession_percentage: null }),
      forfait_amount: pay.amount.toFixed(2),
      forfait_timespan: pay.timespan,
      average_act_cost: null,
    };
  }
  const { percentage, averageAct } = pay;
  return {
    remuneration_type: 'retrocession',
    ...(percentage === null
      ? index % 2 === 0 && { retrocession_percentage: null }
      : { retrocession_percentage: index % 6 === 1 ? percentage : percentage.toFixed(2) }),
    forfait_amount: null,
    forfait_timespan: index % 2 === 0 ? null : '',
    ...(averageAct === null
      ? index % 2 === 0 && { average_act_cost: null }
      : {
          average_act_cost: averageAct.toFixed(2),
        }),
  };
}
