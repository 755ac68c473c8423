import { ChoiceToggle } from '@/components/ui/field/choice-toggle';
import { StethoscopeIcon, UserRoundCheckIcon } from '@/components/ui/icons/icons';
import { roles } from '@/lib/forms/practitioner';
import type { Profile } from '@/lib/forms/profile';
import { useProfileInUrl } from './use-profile-in-url';

type Props = { name: string; profile: Profile };

const icon = { size: 20, 'aria-hidden': true } as const;
const choices = [
  {
    value: roles.medecin,
    label: (
      <>
        <StethoscopeIcon {...icon} />
        Médecin
      </>
    ),
  },
  {
    value: roles.remplacant,
    label: (
      <>
        <UserRoundCheckIcon {...icon} />
        Remplaçant
      </>
    ),
  },
];

/** Médecin or Remplaçant; updates the URL, so that a reload or a shared link keeps the choice. */
export function RoleToggle({ name, profile }: Props) {
  const box = useProfileInUrl(profile);
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
