import { Button } from '@/components/ui/button';
import LogOut from '@/components/ui/icons/log-out';

type Props = {
  /** The page itself. */
  href: string;
};

/** Ends the preview. */
export function LeaveForm({ href }: Props) {
  return (
    <form method="post" action={href}>
      <Button type="submit" name="leave" value="1" variant="quiet">
        <LogOut size={20} aria-hidden />
        Se déconnecter
      </Button>
    </form>
  );
}
