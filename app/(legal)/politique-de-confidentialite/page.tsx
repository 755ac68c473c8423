import '@/app/shared-styles';
import { AudienceChoice } from '@/components/audience/audience-choice';
import { MapChoice } from '@/components/map/map-choice';
import { privacyPage } from '@/lib/legal/legal-pages';
import { LegalDocument, legalMetadata } from '../legal-document';

export const generateMetadata = () => legalMetadata(privacyPage);

export default function PrivacyPage() {
  return (
    <LegalDocument
      page={privacyPage}
      inserts={{ 'carte-google': <MapChoice />, 'mesure-audience': <AudienceChoice /> }}
    />
  );
}
