import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { FormPage } from '@/components/ui/form/form-page';
import { ArrowRightIcon } from '@/components/ui/icons/icons';
import type { Breadcrumb } from '@/lib/seo/json-ld';
import { OtherFormLink } from './profile-in-url';

type Props = {
  audience: string;
  title: string;
  lead: string;
  crumbs: Breadcrumb[];
  other: { href: string; question: string; label: string };
  appUrl: string;
  children: ReactNode;
};

/** The page around a form: its audience, title and lead, and the link to the other form. */
export function PreRegistrationPage({
  other: { href, question, label },
  appUrl,
  crumbs,
  ...page
}: Props) {
  const way = (
    <>
      <p>
        {question}{' '}
        <OtherFormLink href={href}>
          {label}
          <ArrowRightIcon size={18} aria-hidden />
        </OtherFormLink>
      </p>
      <p>
        La pré-inscription n’ouvre pas de compte. Pour publier ou postuler tout de suite&nbsp;:{' '}
        <a href={appUrl}>créer un compte</a>
      </p>
    </>
  );
  return <FormPage {...page} breadcrumbs={<Breadcrumbs crumbs={crumbs} />} other={way} />;
}
