import { metaOf, type PageFacts } from './read-page';

/** What a shared link shows. */
export type ShareCard = {
  title: string;
  description: string | null;
  /** « www.example.org » */
  host: string;
  site: string | null;
  /** From the root of the site; `null` when there is none that could be shown. */
  image: { src: string; alt: string } | null;
};

type Source = {
  siteUrl: string;
  facts: PageFacts;
  image: { path: string | null; alt: string | null; found: { kind: string } | null } | null;
};

/** The words and the picture of a shared link, with what stands in for those a page does not give. */
export function shareCard({ siteUrl, facts, image }: Source): ShareCard {
  const { host } = new URL(siteUrl);
  const src = image?.found?.kind === 'picture' ? image.path : null;
  return {
    title: metaOf(facts, 'og:title') ?? facts.titles[0]?.value ?? host,
    description: metaOf(facts, 'og:description') ?? metaOf(facts, 'description'),
    host,
    site: metaOf(facts, 'og:site_name'),
    image: src === null ? null : { src, alt: image?.alt ?? '' },
  };
}
