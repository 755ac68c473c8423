import { adPath } from '@/lib/ads/ad-paths';
import type { config } from '@/lib/config/config';
import { type FormRules, fieldsOf } from './check-form';
import { establishmentRules } from './establishment';
import { practitionerRules } from './practitioner';
import { establishmentRelayPath, practitionerRelayPath } from './profile';
import { reportRelayPath, reportRules } from './report';

/** The online service a form is posted to, or the relay of the site, and its names of our fields. */
export type FormService<Field extends string> = { url: string; names: Record<Field, string> };

/**
 * The service of a form. Its controls have the names of the service, so that the form also works without JavaScript
 * (docs/product.md#pre-registration).
 * @param configured the names of the service by ours; an absent name is the same there.
 */
export function formService<Field extends string>(
  rules: FormRules<Field>,
  url: string,
  configured: Partial<Record<Field, string>> = {},
): FormService<Field> {
  const names = fieldsOf(rules).map((field) => [field, configured[field] ?? field]);
  return { url, names: Object.fromEntries(names) };
}

/**
 * A form: its name for the log, and the online service that receives it. The browser posts it to its `target`: that
 * service, or `relayPath` and then by our names of the fields.
 */
export type ConfiguredForm<Field extends string> = {
  name: string;
  rules: FormRules<Field>;
  service: FormService<Field>;
  relayPath: string;
  target: FormService<Field>;
  /** What the site adds to a report: the reference of its receipt, and the URL of the ad. */
  receipt?(values: Record<Field, string>): { reference: string; url: string };
};

/** The forms, with the services of the configuration. */
export function configuredForms(variables: typeof config) {
  const configured = <Field extends string>(
    form: Omit<ConfiguredForm<Field>, 'service' | 'target'>,
    url: string,
    names?: Partial<Record<Field, string>>,
  ): ConfiguredForm<Field> => {
    const service = formService(form.rules, url, names);
    const isRelayed = form.receipt !== undefined || variables.FORM_RELAY === 'on';
    const target = isRelayed ? formService(form.rules, form.relayPath) : service;
    return { ...form, service, target };
  };
  const receipt = ({ ad }: { ad: string }) => ({
    reference: `S-${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
    url: variables.SITE_URL + adPath(Number(ad)),
  });
  const report = { name: 'report', rules: reportRules, relayPath: reportRelayPath, receipt };
  return {
    // Without the variable its path does not exist.
    report: configured(report, variables.REPORT_FORM_URL ?? ''),
    practitioner: configured(
      { name: 'practitioner', rules: practitionerRules, relayPath: practitionerRelayPath },
      variables.PRACTITIONER_FORM_URL,
      variables.PRACTITIONER_FORM_FIELDS,
    ),
    establishment: configured(
      { name: 'establishment', rules: establishmentRules, relayPath: establishmentRelayPath },
      variables.ESTABLISHMENT_FORM_URL,
      variables.ESTABLISHMENT_FORM_FIELDS,
    ),
  };
}
