/** How far a list of the API goes: how many pages it has, and how many items are on each. */
export type Extent = { pages: number; pageSize: number };

/** What one file may cost, in calls. */
const callsPerFile = 50;
/** The limit of sitemaps.org for a file. */
const addressesPerFile = 50_000;
/** Its limit for the index, 50 000 files, shared by the posts, the ads and the pages. */
const filesPerKind = 24_999;

/** How many files a list takes; none when it is empty. */
export function countFiles(extent: Extent): number {
  return Math.min(Math.ceil(extent.pages / pagesPerFile(extent)), filesPerKind);
}

/** The pages of the list, from 1, that make up a file; none when there is no such file. */
export function pagesOfFile(extent: Extent, number: number): number[] {
  if (number < 1 || number > countFiles(extent)) return [];
  const each = pagesPerFile(extent);
  const first = (number - 1) * each + 1;
  return Array.from(
    { length: Math.min(each, extent.pages - first + 1) },
    (_, index) => first + index,
  );
}

function pagesPerFile({ pageSize }: Extent): number {
  return Math.max(1, Math.min(callsPerFile, Math.floor(addressesPerFile / Math.max(1, pageSize))));
}
