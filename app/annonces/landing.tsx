import type { ComponentProps, ReactNode } from 'react';
import { withAdFeeds } from '@/app/annonces/ad-feeds';
import { pageRoute } from '@/app/page-route';
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
import { pageMetadata } from '@/lib/seo/page-metadata';

/** The banner of every list of ads. The list imports it from here: then fewer style sheets suffice for both (cssChunking). */
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

/** The route of a page of some ads, with the feeds of its search. @param read returns `null` when there is none. */
export function landingRoute(
  absent: { title: string; content: ReactNode },
  read: (slug: string, department: string) => Promise<Landing | null>,
) {
  return pageRoute({
    read,
    async metadata({ page: { title, description, path, search }, image }) {
      const metadata = pageMetadata({ title, description, path, image });
      return withAdFeeds(metadata, search, await specialtiesResource.readOrNull());
    },
    content: ({ page, links }) => (
      <AdsArticle page={page} crumbs={adsBreadcrumbs(...page.crumbs)} banner={banner}>
        {links}
      </AdsArticle>
    ),
    absent,
    below: <AccountBannerBelow appUrl={config.APP_URL} />,
  });
}
