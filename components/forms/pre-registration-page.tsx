import type { ReactNode } from 'react';
import { FormPage } from '@/components/ui/form-page';
import ArrowRight from '@/components/ui/icons/arrow-right';
import { OtherFormLink } from './other-form-link';

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
      <OtherFormLink href={href}>
        {label}
        <ArrowRight size={18} aria-hidden />
      </OtherFormLink>
    </>
  );
  return <FormPage {...page} other={way} />;
}
