import '@/app/shared-styles';
import { outcomeMetadata, outcomePage } from '@/app/inscription/pre-registration';

export const metadata = outcomeMetadata('establishment');

export default outcomePage('establishment');
