import { ChoiceToggle } from '@/components/ui/choice-toggle';
import Stethoscope from '@/components/ui/icons/stethoscope';
import UserRoundCheck from '@/components/ui/icons/user-round-check';
import { roles } from '@/lib/forms/practitioner';
import type { Profile } from '@/lib/forms/profile';
import { useProfileInAddress } from './use-profile-in-address';

type Props = { name: string; profile: Profile };

const icon = { size: 20, 'aria-hidden': true } as const;
const choices = [
  {
    value: roles.medecin,
    label: (
      <>
        <Stethoscope {...icon} />
        Médecin
      </>
    ),
  },
  {
    value: roles.remplacant,
    label: (
      <>
        <UserRoundCheck {...icon} />
        Remplaçant
      </>
    ),
  },
];

/** Médecin or Remplaçant; the address follows, so that a reload or a shared link keeps the choice. */
export function RoleToggle({ name, profile }: Props) {
  const box = useProfileInAddress(profile);
  return (
    <div ref={box}>
      <ChoiceToggle
        legend="Vous êtes"
        name={name}
        choices={choices}
        defaultValue={roles[profile]}
      />
    </div>
  );
}
