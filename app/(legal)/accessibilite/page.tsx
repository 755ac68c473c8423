import '@/app/shared-styles';
import { accessibilityPage } from '@/lib/legal/legal-pages';
import { LegalDocument, legalMetadata } from '../legal-document';

export const generateMetadata = () => legalMetadata(accessibilityPage);

export default function AccessibilityPage() {
  return <LegalDocument page={accessibilityPage} />;
}
