import type { Metadata } from 'next';
import { type ComponentProps, cache, type ReactNode } from 'react';
import { withAdFeeds } from '@/app/annonces/ad-feeds';
import { loadPage, withStatus } from '@/app/page-outcome';
import type { LandingUnavailable } from '@/components/ads/absent-ads';
import { AccountBanner, AccountBannerBelow } from '@/components/ads/account-banner';
import { AdsArticle } from '@/components/ads/article/ads-article';
import { LinkGroups } from '@/components/landing/link-groups';
import { SiteLink } from '@/components/layout/links/site-link';
import { readWhenLinks } from '@/lib/api/ads-list';
import { specialtiesResource } from '@/lib/api/resources/short-lists';
import { config } from '@/lib/config/config';
import { observatoryPath, observatoryTitle } from '@/lib/landing/observatory-url';
import { type LandingPage, landingShareImage } from '@/lib/landing/place-page';
import { adsBreadcrumbs } from '@/lib/seo/json-ld';
import { notFoundMetadata, pageMetadata, unindexedMetadata } from '@/lib/seo/page-metadata';

/** The banner of every list of ads. */
export const banner = <AccountBanner appUrl={config.APP_URL} />;

type Landing = {
  page: ComponentProps<typeof AdsArticle>['page'] &
    Pick<LandingPage, 'title' | 'description' | 'path' | 'crumbs'>;
  image?: ReturnType<typeof landingShareImage>;
  /** The links below the ads. */
  links: ReactNode;
};

/** The page of a place, or of a specialty in a department. */
export async function landingOf(page: LandingPage): Promise<Landing> {
  const groups = [...(await readWhenLinks(page.search)), ...page.groups];
  const links = (
    <LinkGroups groups={groups}>
      <SiteLink href={observatoryPath}>{observatoryTitle}</SiteLink>
    </LinkGroups>
  );
  return { page, image: landingShareImage(page), links };
}

type Props = { params: Promise<{ slug: string; department?: string }> };

/**
 * The page of some ads that search engines may land on, and its metadata, with the feeds of its search.
 * @param absent the page that does not exist, and the one that cannot be made: with its code here the list, which
 * shares the banner, would load it too.
 * @param read returns `null` when there is no such page.
 */
export function landingRoute(
  absent: { title: string; content: ReactNode; Unavailable: typeof LandingUnavailable },
  read: (slug: string, department: string) => Promise<Landing | null>,
) {
  // Once for the metadata and the page.
  const loadSegments = cache((slug: string, department: string) =>
    loadPage(() => read(slug, department)),
  );

  async function load({ params }: Props) {
    const { slug, department = '' } = await params;
    return loadSegments(slug, department);
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    const loaded = await load(props);
    if (loaded.kind === 'none') return notFoundMetadata(absent.title);
    if (loaded.kind !== 'page') return unindexedMetadata('Annonces indisponibles');
    const { page, image } = loaded.page;
    const { title, description, path, search } = page;
    const metadata = pageMetadata({ title, description, path, image });
    return withAdFeeds(metadata, search, await specialtiesResource.readOrNull());
  }

  async function render(props: Props) {
    const loaded = await load(props);
    if (loaded.kind !== 'page') {
      const unavailable = <absent.Unavailable isPreparing={loaded.kind === 'preparing'} />;
      return (
        <>
          {loaded.kind === 'none' ? absent.content : unavailable}
          <AccountBannerBelow appUrl={config.APP_URL} />
        </>
      );
    }
    const { page, links } = loaded.page;
    return (
      <AdsArticle page={page} crumbs={adsBreadcrumbs(...page.crumbs)} banner={banner}>
        {links}
      </AdsArticle>
    );
  }

  return { generateMetadata, render: withStatus(render) };
}
