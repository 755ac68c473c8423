import ArrowRight from 'lucide-react/icons/arrow-right';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { FormPage } from '@/components/ui/form-page';

type Props = {
  audience: string;
  title: string;
  lead: string;
  /** The other form, for whoever came to the wrong one. */
  other: { href: string; question: string; label: string };
  children: ReactNode;
};

/** The page around a form: whom it is for, what comes of it, and the way to the other one. */
export function PreRegistrationPage({ other: { href, question, label }, ...page }: Props) {
  const way = (
    <>
      {question}{' '}
      <Link href={href} prefetch={false}>
        {label}
        <ArrowRight size={18} aria-hidden />
      </Link>
    </>
  );
  return <FormPage {...page} other={way} />;
}
