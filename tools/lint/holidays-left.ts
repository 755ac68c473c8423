/**
 * Returns a sentence for each zone or region whose last row of `data/school-holidays.csv` ends in less than nine months.
 * `npm run check` prints it and does not fail: the code is right, the data needs its yearly renewal.
 */
export function holidaysLeft(file: string, today: Date): string[] {
  const ends = new Map<string, string>();
  for (const line of file.trim().split('\n').slice(1)) {
    const [, areas = '', , end = ''] = line.split(',');
    for (const area of areas.split(' ')) {
      if (end > (ends.get(area) ?? '')) ends.set(area, end);
    }
  }
  const limit = new Date(today);
  limit.setUTCMonth(limit.getUTCMonth() + 9);
  return [...ends]
    .filter(([, end]) => end < limit.toISOString().slice(0, 10))
    .map(([area, end]) => `data/school-holidays.csv ends on ${end} for ${area}: data/README.md`);
}
