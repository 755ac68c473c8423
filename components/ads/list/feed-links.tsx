import { type AdSearch, adFeedHref } from '@/lib/ads/search';
import { linkRel } from '@/lib/routing/crawling';
import { feedTypes } from '@/lib/share/feeds/feed';

export function FeedLinks({ search }: { search: AdSearch }) {
  return (['rss', 'json'] as const).map((kind) => {
    const href = adFeedHref(kind, search);
    return (
      <li key={kind}>
        <a href={href} rel={linkRel(href)} type={feedTypes[kind]}>
          {`Flux ${kind.toUpperCase()}`}
        </a>
      </li>
    );
  });
}
