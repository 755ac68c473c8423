import { Button } from '@/components/ui/button/button';
import { LogOutIcon } from '@/components/ui/icons/icons';

type Props = {
  /** The URL of the page, to post to. */
  href: string;
};

/** The form that ends the session of the preview. */
export function SignOutForm({ href }: Props) {
  return (
    <form method="post" action={href}>
      <Button type="submit" name="leave" value="1" variant="quiet">
        <LogOutIcon size={20} aria-hidden />
        Se déconnecter
      </Button>
    </form>
  );
}
