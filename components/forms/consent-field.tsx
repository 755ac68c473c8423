import { Checkbox } from '@/components/ui/field/checkbox';
import { NewTabLink } from '@/components/ui/link/new-tab-link';

type Props = { id: string; error: string | undefined };

/** Without a `name`, so that it is not sent: the service has no such field. */
export function ConsentField({ id, error }: Props) {
  return (
    <Checkbox
      id={id}
      required
      error={error}
      label={
        <>
          J’accepte les{' '}
          <NewTabLink href="/cgu">conditions générales d’utilisation (CGU)</NewTabLink>.
        </>
      }
    />
  );
}
