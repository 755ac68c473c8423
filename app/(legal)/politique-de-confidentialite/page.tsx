import { privacyPage } from '@/lib/legal/legal-pages';
import { LegalDocument, legalMetadata } from '../legal-document';

export const ensureStatic = 'navigation';
/** One whole document with a true status: nothing of it is shown before all of it is known. */
export const instant = false;

export const generateMetadata = () => legalMetadata(privacyPage);

/** The control that withdraws the choice of the map, in the section on it; none yet. */
const mapChoice = null;

export default function PrivacyPage() {
  return <LegalDocument page={privacyPage} inserts={{ 'carte-google': mapChoice }} />;
}
