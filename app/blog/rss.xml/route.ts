import { blogFeedRoute } from '@/app/blog/feeds';

export const GET = blogFeedRoute('rss');
