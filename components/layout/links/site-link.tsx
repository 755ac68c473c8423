import Link from 'next/link';
import type { ComponentProps } from 'react';
import { unbroken } from '@/components/ui/unbroken';
import { linkRel } from '@/lib/routing/crawling';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'rel' | 'prefetch'> & {
  href: string;
  rel?: 'prev' | 'next';
};

/** A link to a page of the site: its `rel` tells crawlers whether to follow it. A name in it is {@link unbroken}. */
export function SiteLink({ href, rel, children, ...link }: Props) {
  return (
    <Link href={href} rel={linkRel(href, rel)} prefetch={false} {...link}>
      {typeof children === 'string' ? unbroken(children) : children}
    </Link>
  );
}
