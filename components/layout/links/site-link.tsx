import Link from 'next/link';
import type { ComponentProps } from 'react';
import { linkRel } from '@/lib/routing/crawling';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'rel' | 'prefetch'> & {
  href: string;
  rel?: 'prev' | 'next';
};

/** A link to a page of the site: its `rel` tells crawlers whether to follow it. */
export function SiteLink({ href, rel, ...link }: Props) {
  return <Link href={href} rel={linkRel(href, rel)} prefetch={false} {...link} />;
}
