import type { Ref } from 'react';
import { ErrorSummary } from '@/components/ui/form/error-summary';
import type { PasswordFaults } from '@/lib/password/rule';

type Props = {
  faults: PasswordFaults;
  /** The ids of the two inputs. */
  controlIds: Record<keyof PasswordFaults, string>;
  ref: Ref<HTMLDivElement>;
};

/** The error summary of the form. */
export function ResetFaults({ faults, controlIds, ref }: Props) {
  const errors = (['password', 'confirmation'] as const).flatMap((field) => {
    const message = faults[field];
    return message === undefined ? [] : [{ controlId: controlIds[field], message }];
  });
  return <ErrorSummary ref={ref} errors={errors} />;
}
