import '@/app/shared-styles';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { readSearchParams, type SearchParams } from '@/app/search-params';
import { ForceDocumentNavigation } from '@/components/reset/force-document-navigation';
import { ResetForm } from '@/components/reset/reset-form';
import { FormPage } from '@/components/ui/form/form-page';
import { config } from '@/lib/config/config';
import { parseResetLink, resetPath, resetRoot } from '@/lib/forms/password/reset-link';
import { parseResetFlash } from '@/lib/forms/password/reset-outcome';
import { nonceOf, policyHeader } from '@/lib/routing/policy/content-security-policy';
import { unindexedMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ uid: string; token: string }>; searchParams: SearchParams };

const title = 'Nouveau mot de passe';

/** The secret is not in its canonical, `/reset-password`. */
export const metadata: Metadata = {
  ...unindexedMetadata(title, resetRoot),
  referrer: 'no-referrer',
};

export default async function ResetPasswordPage({ params, searchParams }: Props) {
  const policy = (await headers()).get(policyHeader);
  const { uid, token } = await params;
  const link = parseResetLink(uid, token);
  // Unreachable: the server rejects malformed links.
  if (link === null) notFound();
  const served = parseResetFlash(await readSearchParams(searchParams), link);
  return (
    <>
      <FormPage
        title={title}
        lead={`Choisissez un nouveau mot de passe pour votre compte ${config.BRAND_NAME}. Vous vous connecterez ensuite avec lui dans l’application.`}
      >
        <ResetForm href={resetPath(link)} appUrl={config.APP_URL} served={served} />
      </FormPage>
      <ForceDocumentNavigation nonce={nonceOf(policy)} />
    </>
  );
}
