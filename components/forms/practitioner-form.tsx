'use client';

import type { ReactNode } from 'react';
import { ChoiceToggle } from '@/components/ui/field/choices';
import { Field, Select } from '@/components/ui/field/field';
import { StethoscopeIcon, UserRoundCheckIcon } from '@/components/ui/icons/leaf-icons';
import type { FormService } from '@/lib/forms/configured-forms';
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
import { PreRegistrationForm } from './pre-registration-form';
import { useProfileInUrl } from './profile-in-url';
import { usePreRegistration } from './use-pre-registration';

type Props = {
  service: FormService<PractitionerField>;
  profile: Profile;
  dataNotice: ReactNode;
};

/** The pre-registration of doctors and replacements (docs/product.md#pre-registration). */
export function PractitionerForm({ service, profile, dataNotice }: Props) {
  const course = usePreRegistration('practitioner', service, practitionerRules);
  const { bind } = course;
  const speciality = bind('speciality');
  return (
    <PreRegistrationForm course={course} thanks={practitionerThanks} dataNotice={dataNotice}>
      <div className={styles.role}>
        <RoleToggle name={service.names.role} profile={profile} />
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
    </PreRegistrationForm>
  );
}

const choices = [
  { value: roles.medecin, name: 'Médecin', Icon: StethoscopeIcon },
  { value: roles.remplacant, name: 'Remplaçant', Icon: UserRoundCheckIcon },
].map(({ value, name, Icon }) => ({
  value,
  label: (
    <>
      <Icon size={20} aria-hidden />
      <span>{name}</span>
    </>
  ),
}));

/** Médecin or Remplaçant; updates the URL, so that a reload or a shared link keeps the choice. */
function RoleToggle({ name, profile }: { name: string; profile: Profile }) {
  return (
    <div ref={useProfileInUrl(profile)}>
      <ChoiceToggle
        legend="Vous êtes"
        name={name}
        choices={choices}
        defaultValue={roles[profile]}
      />
    </div>
  );
}
