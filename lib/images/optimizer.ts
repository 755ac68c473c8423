import type { NextConfig } from 'next';
import { nothing } from '../policy/content-security-policy.ts';
import { imageQuality, imageWidths } from './image-widths.ts';

/** Bytes of a picture as it was published: a larger one stays as it is. */
const maxSourceBytes = 10_000_000;
/** Dots of one. It takes three or four bytes for each while it is made smaller, if its format has it so. */
const maxDots = 40_000_000;

/**
 * How Next.js makes pictures smaller: those of some hosts over https, in few widths. It asks them for
 * nothing that has a query, follows no redirect and reaches no private address. It keeps nothing:
 * server/images does.
 *
 * @param hosts `PICTURE_HOSTS`.
 */
export function imagesOf(hosts: readonly string[]): NonNullable<NextConfig['images']> {
  return {
    remotePatterns: hosts.map((hostname) => ({
      protocol: 'https',
      hostname,
      port: '',
      pathname: '/**',
      search: '',
    })),
    // None of ours: they are AVIF and WebP already.
    localPatterns: [],
    formats: ['image/avif', 'image/webp'],
    imageSizes: [...imageWidths.small],
    deviceSizes: imageWidths.large.slice(1),
    qualities: [imageQuality],
    maximumRedirects: 0,
    maximumResponseBody: maxSourceBytes,
    // Seconds: a day.
    minimumCacheTTL: 86_400,
    maximumDiskCacheSize: 0,
    contentSecurityPolicy: nothing,
  };
}

/** What making one may take of the memory and of the processors. */
export const imageLimits = {
  imgOptConcurrency: 1,
  imgOptMaxInputPixels: maxDots,
  imgOptOperationCache: false,
  imgOptSequentialRead: true,
} satisfies NextConfig['experimental'];
