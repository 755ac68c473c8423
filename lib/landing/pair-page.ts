import { type Specialty, specialtyHref, specialtySlug } from '@/lib/ads/specialty/specialty';
import { inSentence, specialtyPage } from '@/lib/ads/specialty/specialty-page';
import { typeset } from '@/lib/french/text';
import { inPlace } from '@/lib/places/gazetteer/place';
import { withDetail } from '@/lib/places/place-slug';
import { type LandingPair, type PlaceData, pageOf, pairKey } from './landing-pages';
import { specialtyInDepartmentHref } from './landing-url';
import { byName, type LinkGroup, neighboursOf, pairLink, placeLink } from './links';
import { type LandingPage, usualPay } from './place-page';

type PairData = Omit<PlaceData, 'landing' | 'specialties' | 'searched'> & {
  pair: LandingPair;
  specialty: Specialty;
  specialties: Specialty[];
};

/** The page of a specialty in a department. */
export function pairPage(data: PairData): LandingPage {
  const { pair, specialty, found, specialties, today } = data;
  const { department } = pair;
  const where = inPlace(department);
  const ads = found.ads.map(({ published }) => published);
  const first = { count: found.count, ads, hasMore: found.count > ads.length };
  const page = specialtyPage(specialty, first, today, { slug: department.slug, where });
  const path = specialtyInDepartmentHref(specialtySlug(specialty, specialties), department);
  const usual = usualPay(data.facts);
  return {
    ...page,
    title: `Remplacement ${inSentence(specialty.name)} ${withDetail(where, department.code)} : annonces`,
    path,
    facts: [...page.facts, ...(usual === null ? [] : [typeset(usual)])],
    crumbs: [
      { name: specialty.name, path: specialtyHref(specialty, specialties) },
      { name: department.name, path },
    ],
    groups: groupsOf(data).filter(({ links }) => links.length > 0),
  };
}

/** Links to this specialty around, to other ones here, and to all of them. */
function groupsOf({ pair, specialty, pages, specialties }: PairData): LinkGroup[] {
  const { department } = pair;
  const where = inPlace(department);
  const linkTo = (name: string, key: string) => {
    const known = pages.pairs.get(key);
    return known === undefined ? [] : pairLink(known, name, specialties);
  };
  const around = neighboursOf(department).flatMap((other) =>
    linkTo(other.name, pairKey(other, specialty.id)),
  );
  const here = specialties
    .filter(({ id }) => id !== specialty.id)
    .flatMap(({ id, name }) => linkTo(name, pairKey(department, id)));
  const whole = pageOf(department, pages);
  return [
    { title: `${specialty.name} dans les départements voisins`, links: around },
    { title: `Autres spécialités ${where}`, links: here.sort(byName) },
    { title: `Toutes les spécialités ${where}`, links: whole === null ? [] : [placeLink(whole)] },
  ];
}
