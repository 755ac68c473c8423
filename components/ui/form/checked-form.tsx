import type { ComponentProps } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

/**
 * A form that says by itself what is wrong; without JavaScript the browser does. Whether React is here
 * is asked in this component and not around it: there, all fields would be rendered again.
 */
export function CheckedForm(props: Omit<ComponentProps<'form'>, 'noValidate'>) {
  const hydrated = useHydrated();
  return <form {...props} noValidate={hydrated} />;
}
