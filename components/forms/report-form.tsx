'use client';

import { Checkbox } from '@/components/ui/field/choices';
import { Field, Select, Textarea } from '@/components/ui/field/field';
import { goodFaith, type ReportField, reportReasons, reportRules } from '@/lib/forms/report';
import { maxLengths } from '@/lib/forms/rules';
import { EmailField, noHealthData, TextField } from './form-fields';
import { PreRegistrationForm, type PreRegistrationProps } from './pre-registration-form';

/** A browser without JavaScript would require these fields whatever the reason is. */
const contact = { required: false, format: 'Facultatif pour un contenu illégal.' };

/** The report of an ad (docs/product.md#reporting-an-ad). @param ad its id. */
export function ReportForm({ ad, ...props }: PreRegistrationProps<ReportField> & { ad: number }) {
  const own = { name: `report-${ad}`, rules: reportRules, sendLabel: 'Signaler l’annonce' };
  return (
    <PreRegistrationForm {...props} {...own} thanks="Merci." acceptsTerms={false}>
      {(bind) => (
        <>
          <input type="hidden" name="ad" value={ad} />
          <Field {...bind('reason')} label="Motif">
            {(control) => (
              <Select {...control} name="reason" required>
                <option value="">Choisir un motif</option>
                {reportReasons.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            )}
          </Field>
          <Field {...bind('comments')} label="Ce qui ne va pas" hint={noHealthData}>
            {(control) => (
              <Textarea {...control} name="comments" maxLength={maxLengths.comments} required />
            )}
          </Field>
          <TextField {...bind('name')} {...contact} label="Nom" autoComplete="name" />
          <EmailField {...bind('email')} {...contact} />
          <Checkbox {...bind('goodFaith')} value={goodFaith} required label={goodFaith} />
        </>
      )}
    </PreRegistrationForm>
  );
}
