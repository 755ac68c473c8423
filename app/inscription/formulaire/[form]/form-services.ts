import { config } from '@/lib/config';
import { establishmentRules } from '@/lib/forms/establishment';
import { formService } from '@/lib/forms/form-service';
import { practitionerRules } from '@/lib/forms/practitioner';

/** The services that the forms are posted to. */
export function formServices() {
  return {
    practitioner: formService(
      practitionerRules,
      config.PRACTITIONER_FORM_URL,
      config.PRACTITIONER_FORM_FIELDS,
    ),
    establishment: formService(
      establishmentRules,
      config.ESTABLISHMENT_FORM_URL,
      config.ESTABLISHMENT_FORM_FIELDS,
    ),
  };
}
