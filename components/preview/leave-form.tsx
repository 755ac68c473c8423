'use client';

import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import LogOut from '@/components/ui/icons/log-out';

type Props = {
  leave: () => Promise<void>;
  /** The page itself: without it React writes an empty address, which is none. */
  href: string;
};

/** Ends the preview, also without JavaScript. */
export function LeaveForm({ leave, href }: Props) {
  const [, action] = useActionState(leave, undefined, href);
  return (
    <form action={action}>
      <Button type="submit" variant="quiet">
        <LogOut size={20} aria-hidden />
        Se déconnecter
      </Button>
    </form>
  );
}
