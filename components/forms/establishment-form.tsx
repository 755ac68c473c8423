'use client';

import { type EstablishmentField, establishmentRules } from '@/lib/forms/establishment';
import { establishmentThanks } from '@/lib/forms/messages';
import { ContactFields, TextField } from './form-fields';
import { PreRegistrationForm, type PreRegistrationProps } from './pre-registration-form';

/** The form has no fields for these. */
const commentsHint =
  'Par exemple\u00a0: la personne à contacter, le type de structure (hôpital, maison de santé, commune…). Dites aussi quelles spécialités vous cherchez, et à quelles dates.';

/** The pre-registration of establishments and communities (docs/product.md#pre-registration). */
export function EstablishmentForm(props: PreRegistrationProps<EstablishmentField>) {
  return (
    <PreRegistrationForm
      {...props}
      name="establishment"
      rules={establishmentRules}
      thanks={establishmentThanks}
    >
      {(bind) => (
        <>
          <TextField
            {...bind('Name')}
            label="Nom de l’établissement ou de la collectivité"
            autoComplete="organization"
          />
          <ContactFields bind={bind} commentsLabel="Vos attentes" commentsHint={commentsHint} />
        </>
      )}
    </PreRegistrationForm>
  );
}
