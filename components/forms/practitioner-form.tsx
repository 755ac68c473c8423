'use client';

import { ChoiceToggle } from '@/components/ui/field/choices';
import { Field, Select } from '@/components/ui/field/field';
import { StethoscopeIcon, UserRoundCheckIcon } from '@/components/ui/icons/leaf-icons';
import { practitionerThanks } from '@/lib/forms/messages';
import {
  type PractitionerField,
  practitionerRules,
  roles,
  specialities,
} from '@/lib/forms/practitioner';
import type { Profile } from '@/lib/forms/profile';
import { ContactFields, TextField } from './form-fields';
import styles from './pre-registration.module.css';
import { type Bind, PreRegistrationForm, type PreRegistrationProps } from './pre-registration-form';
import { useProfileInUrl } from './profile-in-url';

const choices = [
  { value: roles.medecin, label: 'Médecin', Icon: StethoscopeIcon },
  { value: roles.remplacant, label: 'Remplaçant', Icon: UserRoundCheckIcon },
];

type Props = PreRegistrationProps<PractitionerField> & { profile: Profile };

/** The pre-registration of doctors and replacements (docs/product.md#pre-registration). */
export function PractitionerForm({ profile, ...props }: Props) {
  return (
    <PreRegistrationForm
      {...props}
      name="practitioner"
      rules={practitionerRules}
      thanks={practitionerThanks}
    >
      {(bind) => <PractitionerFields bind={bind} profile={profile} />}
    </PreRegistrationForm>
  );
}

function PractitionerFields(props: { bind: Bind<PractitionerField>; profile: Profile }) {
  const { bind, profile } = props;
  // The URL has the profile, so that a reload or a shared link keeps the choice.
  const roleBox = useProfileInUrl(profile);
  const role = bind('role');
  const speciality = bind('speciality');
  return (
    <>
      <div className={styles.role}>
        <div ref={roleBox}>
          <ChoiceToggle
            legend="Vous êtes"
            name={role.name}
            choices={choices}
            defaultValue={roles[profile]}
          />
        </div>
        {/* CSS shows that of the role chosen, without JavaScript too. */}
        <p className={styles.doctor}>
          Dites-nous qui vous cherchez et pour quand&nbsp;: nous vous contactons pour préparer votre
          annonce.
        </p>
        <p className={styles.substitute}>
          Dites-nous où et quand vous remplacez&nbsp;: nous vous contactons pour préparer votre
          premier remplacement.
        </p>
      </div>
      <div className={styles.names}>
        <TextField {...bind('firstName')} label="Prénom" autoComplete="given-name" />
        <TextField {...bind('lastName')} label="Nom" autoComplete="family-name" />
      </div>
      <Field id={speciality.id} label="Spécialité" error={speciality.error}>
        {(control) => (
          // `required` is only valid with a placeholder option: one of these is always selected.
          <Select {...control} name={speciality.name} aria-required>
            {specialities.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <ContactFields bind={bind} commentsLabel="Commentaires" />
    </>
  );
}
