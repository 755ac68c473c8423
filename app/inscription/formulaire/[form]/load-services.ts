import { cacheLife } from 'next/cache';
import { lifeOfReference } from '@/lib/api/cache';
import { config } from '@/lib/config';
import { establishmentRules } from '@/lib/forms/establishment';
import { formService } from '@/lib/forms/form-service';
import { practitionerRules } from '@/lib/forms/practitioner';

/** Where the forms are posted to. Cached, because a kept page says how long it is good for. */
export async function loadServices() {
  'use cache';
  cacheLife(lifeOfReference);
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
