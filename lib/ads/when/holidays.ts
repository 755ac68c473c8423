import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatList } from '../../french/numbers.ts';
import { slugOf } from '../../places/gazetteer/names.ts';
import type { Place } from '../../places/gazetteer/place.ts';
import { processSingleton } from '../../runtime/process-singleton.ts';

/** A row of the file, with its first and last free day: for zones, `A`, and regions with dates of their own, by code. */
type Row = { name: string; areas: string[]; startDate: string; endDate: string };

/** The regions of each zone, by INSEE code (data/README.md). */
const zones = { A: '84 27 75', B: '32 44 52 93 28 24 53', C: '11 76' };

/** All rows of the file, read once for the process; the build traces the path. */
export const holidayRows = () =>
  processSingleton('holidays', () =>
    readFileSync(join(process.cwd(), 'data/school-holidays.csv'), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line): Row => {
        const [name = '', areas = '', startDate = '', endDate = ''] = line.split(',');
        return { name, areas: areas.split(' '), startDate, endDate };
      }),
  );

/**
 * The holidays at a place, those of its zone before those of the others; without a place of all zones. A region outside
 * the zones has its own, or none (docs/product.md#when).
 */
export function holidaysAt(place: Place | null) {
  const region = regionOf(place);
  const zone = Object.entries(zones).find(([, codes]) => codes.split(' ').includes(region.code));
  const isZoned = place === null || zone !== undefined;
  const isOwn = ({ areas }: Row) => areas.includes(zone?.[0] ?? region.code);
  const isOther = (row: Row) => isZoned && !isOwn(row) && zonesOf(row).length > 0;
  const rows = [...holidayRows().filter(isOwn), ...holidayRows().filter(isOther)];
  return rows.map((row) => {
    const { name, startDate, endDate } = row;
    const own = zonesOf(row);
    const area = isZoned ? formatList(own) : region.name;
    // Holidays that all zones share do not name one.
    const where = own.length === 3 ? '' : area;
    const short = name.replace(/^Vacances (?:d’|de la |de )?/, '');
    return {
      key: slugOf(`${short} ${where} ${startDate.slice(0, 4)}`),
      name: where === '' ? name : `${name}, ${isZoned ? 'zone ' : ''}${where}`,
      startDate,
      endDate,
    };
  });
}

function zonesOf({ areas }: Row): string[] {
  return areas.filter((area) => area in zones);
}

function regionOf(place: Place | null): { code: string; name: string } {
  if (place?.kind === 'region') return place;
  const department = place?.kind === 'commune' ? place.department : place;
  return department?.region ?? { code: '', name: '' };
}
