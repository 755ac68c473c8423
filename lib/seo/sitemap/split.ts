/** The extent of a list of the API: its pages, and the items on each. */
export type Extent = { pages: number; pageSize: number };

/** The maximum of calls to the API for one file. */
const callsPerFile = 50;
/** The limit of sitemaps.org for the URLs of a file. */
const urlsPerFile = 50_000;
/** Its limit for the index is 50 000 files, shared by posts, ads and pages. */
const filesPerKind = 24_999;

/** How many files a list takes; 0 when it is empty. */
export function countFiles(extent: Extent): number {
  return Math.min(Math.ceil(extent.pages / pagesPerFile(extent)), filesPerKind);
}

/** The pages of the list, from 1, in a file; none when there is no such file. */
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
  return Math.max(1, Math.min(callsPerFile, Math.floor(urlsPerFile / Math.max(1, pageSize))));
}
