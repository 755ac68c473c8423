import { endOfDay } from '@/lib/french/day';

/** When clocks change, as the first time and the rule of each year: to winter, and to summer. */
const yearly: Record<string, { winter: [string, string]; summer: [string, string] }> = {
  'Europe/Paris': {
    winter: ['19961027T030000', 'BYMONTH=10;BYDAY=-1SU'],
    summer: ['19810329T020000', 'BYMONTH=3;BYDAY=-1SU'],
  },
  // Saint-Pierre-et-Miquelon changes with North America, no other territory overseas does.
  'America/Miquelon': {
    winter: ['20071104T020000', 'BYMONTH=11;BYDAY=1SU'],
    summer: ['20070311T020000', 'BYMONTH=3;BYDAY=2SU'],
  },
};

/** The VTIMEZONE of a time zone of France (RFC 5545, section 3.6.5). */
export function timeZoneLines(zone: string): string[] {
  const offset = (day: string) => endOfDay(day, zone).slice(-6).replace(':', '');
  const [winter, summer] = [offset('2026-01-15'), offset('2026-07-15')];
  const rules = yearly[zone];
  const part = (name: string, from: string, to: string, [start, rule]: [string, string?]) => [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...(rule === undefined ? [] : [`RRULE:FREQ=YEARLY;${rule}`]),
    `END:${name}`,
  ];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...part('STANDARD', summer, winter, rules?.winter ?? ['19700101T000000']),
    ...(rules ? part('DAYLIGHT', winter, summer, rules.summer) : []),
    'END:VTIMEZONE',
  ];
}
