import type { config } from '@/lib/config';
import type { FormRules } from './check-form';
import { establishmentRules } from './establishment';
import { type FormService, formService } from './form-service';
import { practitionerRules } from './practitioner';
import { establishmentRelayPath, practitionerRelayPath } from './relay-url';

/** A form of pre-registration, as it is configured. */
export type ConfiguredForm<Field extends string> = {
  /** For the log. */
  name: string;
  rules: FormRules<Field>;
  /** The online service that receives it. */
  service: FormService<Field>;
  /** The path that it is relayed from. */
  relayPath: string;
  /** Where the browser posts it: that service, or that path and then by our names of the fields. */
  target: FormService<Field>;
};

type Variables = Pick<
  typeof config,
  | 'PRACTITIONER_FORM_URL'
  | 'PRACTITIONER_FORM_FIELDS'
  | 'ESTABLISHMENT_FORM_URL'
  | 'ESTABLISHMENT_FORM_FIELDS'
  | 'FORM_RELAY'
>;

/** Both forms, with the services of the configuration. */
export function configuredForms(variables: Variables) {
  const { PRACTITIONER_FORM_URL, PRACTITIONER_FORM_FIELDS } = variables;
  const { ESTABLISHMENT_FORM_URL, ESTABLISHMENT_FORM_FIELDS } = variables;
  const withTarget = <Field extends string>(
    form: Omit<ConfiguredForm<Field>, 'target'>,
  ): ConfiguredForm<Field> => {
    const isRelayed = variables.FORM_RELAY === 'on';
    return { ...form, target: isRelayed ? formService(form.rules, form.relayPath) : form.service };
  };
  return {
    practitioner: withTarget({
      name: 'practitioner',
      rules: practitionerRules,
      service: formService(practitionerRules, PRACTITIONER_FORM_URL, PRACTITIONER_FORM_FIELDS),
      relayPath: practitionerRelayPath,
    }),
    establishment: withTarget({
      name: 'establishment',
      rules: establishmentRules,
      service: formService(establishmentRules, ESTABLISHMENT_FORM_URL, ESTABLISHMENT_FORM_FIELDS),
      relayPath: establishmentRelayPath,
    }),
  };
}
