import type { Instrumentation } from 'next';

/** Logs what Next.js caught while it handled a request; what it also says on the console is logged once. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  // biome-ignore lint/style/noProcessEnv: Next.js says here which runtime this is
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !(error instanceof Error)) return;
  const { writeError } = await import('@/lib/log/write-error');
  writeError(error, { route: context.routePath });
};
