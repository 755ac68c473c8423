import '@/app/shared-styles';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { DocumentLinks } from '@/components/reset/document-links';
import { ResetForm } from '@/components/reset/reset-form';
import { FormPage } from '@/components/ui/form-page';
import { config } from '@/lib/config';
import { parseResetLink } from '@/lib/password/reset-link';
import { nonceOf, policyHeader } from '@/lib/policy/page-policy';
import { unindexedMetadata } from '@/lib/seo/page-metadata';
import { changePassword } from './action';

type Props = { params: Promise<{ uid: string; token: string }> };

/** One whole document, rendered for each request: nothing of it is kept. */
export const instant = false;

const title = 'Nouveau mot de passe';

/** Without a canonical: it would print the token, and there is no page without one. */
export const metadata: Metadata = { ...unindexedMetadata(title), referrer: 'no-referrer' };

export default async function ResetPasswordPage({ params }: Props) {
  const policy = (await headers()).get(policyHeader);
  const { uid, token } = await params;
  const link = parseResetLink(uid, token);
  // proxy.ts leads junk elsewhere.
  if (link === null) notFound();
  return (
    <>
      <FormPage
        title={title}
        lead={`Choisissez un nouveau mot de passe pour votre compte ${config.BRAND_NAME}. Vous vous connecterez ensuite avec lui dans l’application.`}
      >
        <ResetForm
          changePassword={changePassword.bind(null, link)}
          href={`/reset-password/${link.uid}/${link.token}`}
          appUrl={config.APP_URL}
        />
      </FormPage>
      <DocumentLinks nonce={nonceOf(policy)} />
    </>
  );
}
