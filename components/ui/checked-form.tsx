import type { ComponentProps } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

/**
 * A form that says by itself what is wrong. Without JavaScript the browser does. It knows that by
 * itself too, or all its fields would be rendered again when React takes over.
 */
export function CheckedForm(props: Omit<ComponentProps<'form'>, 'noValidate'>) {
  const hydrated = useHydrated();
  return <form {...props} noValidate={hydrated} />;
}
