import { jest } from '@jest/globals';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ComponentProps, ReactNode } from 'react';

type Router = NonNullable<ComponentProps<typeof AppRouterContext>['value']>;

/** A router that does not navigate. */
export const router = {
  bfcacheId: '0',
  back: jest.fn<Router['back']>(),
  forward: jest.fn<Router['forward']>(),
  refresh: jest.fn<Router['refresh']>(),
  push: jest.fn<Router['push']>(),
  replace: jest.fn<Router['replace']>(),
  prefetch: jest.fn<Router['prefetch']>(),
};

export function WithRouter({ query = '', children }: { query?: string; children: ReactNode }) {
  return (
    <AppRouterContext value={router}>
      <SearchParamsContext value={new URLSearchParams(query)}>{children}</SearchParamsContext>
    </AppRouterContext>
  );
}
