import { Checkbox } from '@/components/ui/field/checkbox';
import { NewTabLink } from '@/components/ui/link/new-tab-link';

type Props = { id: string; error: string | undefined };

/** Without a name: it is asked here and is no field of the service. */
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
