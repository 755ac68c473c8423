import { notFound } from '@/lib/bff/respond';

/** Catch-all: every path under /api without a route handler of its own is a 404. */
export const GET = notFound;

export { GET as DELETE, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
