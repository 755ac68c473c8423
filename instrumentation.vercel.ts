import type { Instrumentation } from 'next';

/** Logs errors that Next.js catches during a request; those it also writes to the console are logged once. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  // biome-ignore lint/style/noProcessEnv: Next.js sets the runtime here
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !(error instanceof Error)) return;
  const { writeError } = await import('@/lib/runtime/log/log');
  writeError(error, { route: context.routePath });
};
