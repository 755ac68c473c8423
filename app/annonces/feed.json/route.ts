import { adFeedRoute } from '@/app/annonces/ad-feeds';

export const GET = adFeedRoute('json');
