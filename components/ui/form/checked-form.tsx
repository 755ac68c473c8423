import type { ComponentProps } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

/**
 * A form with its own error messages; without JavaScript the browser validates it. `useHydrated` is in
 * this component, as in its parent it would render all fields again.
 */
export function CheckedForm(props: Omit<ComponentProps<'form'>, 'noValidate'>) {
  const hydrated = useHydrated();
  return <form {...props} noValidate={hydrated} />;
}
