import '@/app/shared-styles';
import { termsPage } from '@/lib/legal/legal-pages';
import { LegalDocument, legalMetadata } from '../legal-document';

export const generateMetadata = () => legalMetadata(termsPage);

export default function TermsPage() {
  return <LegalDocument page={termsPage} />;
}
