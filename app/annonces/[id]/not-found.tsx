import { AdNotFound } from '@/components/ads/ad-not-found';

export default AdNotFound;
