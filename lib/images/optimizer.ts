import type { NextConfig } from 'next';
import { imageQuality, imageWidths } from './image-widths.ts';

/** A larger source is not optimized. */
const maxSourceBytes = 10_000_000;
/** A decoded image takes three or four bytes a pixel. */
const maxPixels = 40_000_000;

/**
 * The image optimizer of Next.js: images of some hosts over https, in few widths. It requests no URL
 * with a query, follows no redirect and connects to no private IP address. It caches nothing:
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
    // No images of ours: they are AVIF and WebP already.
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
  };
}

/** Limits on the memory and the processors that optimizing an image takes. */
export const imageLimits = {
  imgOptConcurrency: 1,
  imgOptMaxInputPixels: maxPixels,
  imgOptOperationCache: false,
  imgOptSequentialRead: true,
} satisfies NextConfig['experimental'];
