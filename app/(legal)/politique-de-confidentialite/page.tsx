import '@/app/shared-styles';
import { MapChoice } from '@/components/map/map-choice';
import { privacyPage } from '@/lib/legal/legal-pages';
import { LegalDocument, legalMetadata } from '../legal-document';

export const ensureStatic = 'navigation';
/** One whole document with a true status: nothing of it is shown before all of it is known. */
export const instant = false;

export const generateMetadata = () => legalMetadata(privacyPage);

export default function PrivacyPage() {
  return <LegalDocument page={privacyPage} inserts={{ 'carte-google': <MapChoice /> }} />;
}
