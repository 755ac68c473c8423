import '@/app/shared-styles';
import { noticePage } from '@/lib/legal/legal-pages';
import { LegalDocument, legalMetadata } from '../legal-document';

export const generateMetadata = () => legalMetadata(noticePage);

export default function NoticePage() {
  return <LegalDocument page={noticePage} />;
}
