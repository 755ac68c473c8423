import { config } from '@/lib/config';
import { type ShareCard, shareCard } from '@/lib/share/card';
import { shareImagePath } from '@/lib/share/path';
import type { ShareImage } from '@/lib/share/share-image';
import { landingNameOf } from './landing-url';
import type { LandingPage } from './place-page';

/** The share image of a landing page, drawn from {@link landingShareCard}. */
export function landingShareImage({ path, heading }: LandingPage): ShareImage {
  return { path: shareImagePath('lieux', landingNameOf(path)), alt: heading };
}

/** The texts of that image: what the page is about, and its first sentence. */
export function landingShareCard({ heading, facts }: LandingPage): ShareCard {
  return shareCard({
    brand: config.BRAND_NAME,
    badges: [],
    title: heading,
    untitled: heading,
    facts: [[facts[0] ?? null]],
  });
}
