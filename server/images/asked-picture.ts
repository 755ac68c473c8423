import type { IncomingHttpHeaders } from 'node:http';
import { isMadeSmaller, pictureAddress, picturePath } from '../../lib/pictures/address.ts';
import { pictureQuality, pictureWidths } from '../../lib/pictures/widths.ts';

const widths = [...pictureWidths.small, ...pictureWidths.large];

/** A picture that a visitor may ask for. */
export type AskedPicture = {
  /** The URL it was published at. */
  source: string;
  /** Its address here, in the one spelling there is. */
  address: string;
  /** What it is made in, as `Accept` says it. */
  format: 'image/avif' | 'image/webp' | '*/*';
};

/** Whether an address, from the root, is that of a picture made smaller, or begins like one. */
export function isPictureAddress(address: string): boolean {
  return address.startsWith(picturePath);
}

/**
 * Reads which picture is asked for. `null`: one of another host, in a width that there is not, or asked
 * for in another way than our pages do.
 *
 * @param hosts `PICTURE_HOSTS`.
 */
export function readAskedPicture(
  address: string,
  headers: IncomingHttpHeaders,
  hosts: readonly string[],
): AskedPicture | null {
  const [path, query] = address.split('?', 2);
  const asked = new URLSearchParams(query);
  const source = asked.get('url') ?? '';
  const width = widths.find((one) => String(one) === asked.get('w'));
  if (path !== picturePath || [...asked.keys()].join() !== 'url,w,q') return null;
  if (width === undefined || asked.get('q') !== String(pictureQuality)) return null;
  if (!URL.canParse(source) || new URL(source).href !== source) return null;
  if (!isMadeSmaller(source, hosts)) return null;
  return {
    source,
    address: pictureAddress(source, width),
    format: formatOf(headers.accept ?? ''),
  };
}

// deploy/nginx.conf has the same rule.
function formatOf(accept: string): AskedPicture['format'] {
  const best = (['image/avif', 'image/webp'] as const).find((one) => accept.includes(one));
  return best ?? '*/*';
}
