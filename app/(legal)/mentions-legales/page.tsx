import '@/app/shared-styles';
import { noticePage } from '@/lib/legal/legal-pages';
import { LegalDocument, legalMetadata } from '../legal-document';

export const ensureStatic = 'navigation';
/** One whole document with a true status: nothing of it is shown before all of it is known. */
export const instant = false;

export const generateMetadata = () => legalMetadata(noticePage);

export default function NoticePage() {
  return <LegalDocument page={noticePage} />;
}
