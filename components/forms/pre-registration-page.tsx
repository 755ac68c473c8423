import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { FormPage } from '@/components/ui/form/form-page';
import { ArrowRightIcon } from '@/components/ui/icons/icons';
import type { Breadcrumb } from '@/lib/seo/breadcrumbs';
import { OtherFormLink } from './other-form-link';

type Props = {
  audience: string;
  title: string;
  lead: string;
  /** The way to the page. */
  trail: Breadcrumb[];
  /** The other form, for whoever came to the wrong one. */
  other: { href: string; question: string; label: string };
  children: ReactNode;
};

/** The page around a form: whom it is for, what comes of it, and the way to the other one. */
export function PreRegistrationPage({ other: { href, question, label }, trail, ...page }: Props) {
  const way = (
    <>
      {question}{' '}
      <OtherFormLink href={href}>
        {label}
        <ArrowRightIcon size={18} aria-hidden />
      </OtherFormLink>
    </>
  );
  return <FormPage {...page} breadcrumbs={<Breadcrumbs trail={trail} />} other={way} />;
}
