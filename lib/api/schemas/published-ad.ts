import { z } from 'zod';
import type { PublishedAd } from '@/lib/ads/ad';
import { adSchema } from '@/lib/api/schemas/ad';
import { readDates } from '@/lib/api/schemas/dates';

/** An ad on the wire with its publication: else its creation, which comes before. */
export const publishedAdSchema: z.ZodType<PublishedAd> = z.preprocess(
  (body) => {
    const { published_at, created_at } = readDates(body);
    return { ad: body, publishedAt: published_at ?? created_at };
  },
  z.object({ ad: adSchema, publishedAt: z.string().nullable() }),
);
