'use client';

import type { ReactNode } from 'react';
import type { FormService } from '@/lib/forms/configured-forms';
import { type EstablishmentField, establishmentRules } from '@/lib/forms/establishment';
import { establishmentThanks } from '@/lib/forms/messages';
import { ContactFields, TextField } from './form-fields';
import { PreRegistrationForm } from './pre-registration-form';
import { usePreRegistration } from './use-pre-registration';

/** The form has no fields of their own for these. */
const commentsHint =
  'Par exemple\u00a0: la personne à contacter, le type de structure (hôpital, maison de santé, commune…). Dites aussi quelles spécialités vous cherchez, et à quelles dates.';

type Props = { service: FormService<EstablishmentField>; dataNotice: ReactNode };

/** The pre-registration of establishments and communities (docs/product.md#pre-registration). */
export function EstablishmentForm({ service, dataNotice }: Props) {
  const course = usePreRegistration('establishment', service, establishmentRules);
  return (
    <PreRegistrationForm course={course} thanks={establishmentThanks} dataNotice={dataNotice}>
      <TextField
        {...course.bind('Name')}
        label="Nom de l’établissement ou de la collectivité"
        autoComplete="organization"
      />
      <ContactFields bind={course.bind} commentsLabel="Vos attentes" commentsHint={commentsHint} />
    </PreRegistrationForm>
  );
}
