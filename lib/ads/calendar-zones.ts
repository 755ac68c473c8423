import { endOfDay } from '@/lib/french/day';

/** When clocks change to winter and to summer: the first time, and the rule of each year. No other zone of France has one. */
const changes: Record<string, readonly string[]> = {
  'Europe/Paris': ['19961027T030000', '10;BYDAY=-1SU', '19810329T020000', '3;BYDAY=-1SU'],
  'America/Miquelon': ['20071104T020000', '11;BYDAY=1SU', '20070311T020000', '3;BYDAY=2SU'],
};

/** The VTIMEZONE of a time zone of France (RFC 5545, section 3.6.5). */
export function timeZoneLines(zone: string): string[] {
  const offset = (day: string) => endOfDay(day, zone).slice(-6).replace(':', '');
  const [winter, summer] = [offset('2026-01-15'), offset('2026-07-15')];
  const [first = '19700101T000000', rule, toSummer, summerRule] = changes[zone] ?? [];
  const part = (name: string, start: string, from: string, to: string, month = '') => {
    const each = month && [`RRULE:FREQ=YEARLY;BYMONTH=${month}`];
    const offsets = [`TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`];
    return [`BEGIN:${name}`, `DTSTART:${start}`, ...offsets, ...each, `END:${name}`];
  };
  const winters = part('STANDARD', first, summer, winter, rule);
  const summers = toSummer ? part('DAYLIGHT', toSummer, winter, summer, summerRule) : [];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...winters, ...summers, 'END:VTIMEZONE'];
}
