import { adPath, parseAdId } from '../ads/ad-paths.ts';
import type { config } from '../config/config.ts';
import { choice, comments, email, type Rule, requiredText } from './rules.ts';

/** Where reports of ads are posted (docs/product.md#reporting-an-ad). A GET shows the receipt, or why there is none. */
export const reportRelayPath = '/signalement';

const illegal = 'Contenu illégal';

export const reportReasons = [
  'Déjà pourvue',
  'Fausse ou trompeuse',
  'Discriminatoire',
  'N’est pas un remplacement',
  illegal,
  'Autre',
];

export const goodFaith = 'Je crois de bonne foi que ces informations sont exactes et complètes.';

const accept = (value: string) => ({ ok: true as const, value });
const refuse = (problem: string) => ({ ok: false as const, problem });

/** A visitor who reports an illegal content may stay anonymous. */
const unlessIllegal =
  (rule: Rule): Rule =>
  (typed, form) =>
    typed.trim() === '' && form?.reason === illegal ? accept('') : rule(typed);

/** The fields of a report; `ad` is the id of the ad. */
export const reportRules = {
  ad: (typed: string) => (parseAdId(typed) ? accept(typed) : refuse('Revenez à l’annonce.')),
  reason: choice(reportReasons, 'Choisissez un motif.'),
  comments: (typed: string) => (typed.trim() ? comments(typed) : refuse('Dites ce qui ne va pas.')),
  name: unlessIllegal(requiredText('Indiquez votre nom.')),
  email: unlessIllegal(email),
  goodFaith: choice([goodFaith], 'Confirmez votre bonne foi.'),
};

export type ReportField = keyof typeof reportRules;

/** Where an ad is reported: the path of its form or, without REPORT_FORM_URL, a message to be completed. */
export function reportHref(ad: number, variables: typeof config): string {
  const path = adPath(ad);
  if (variables.REPORT_FORM_URL !== undefined) return `${path}/signaler`;
  const subject = `Signalement de l’annonce ${ad}\u00a0: ${variables.SITE_URL}${path}`;
  const body = `Ce qui ne va pas (${reportReasons.join(', ')})\u00a0:\n\nVotre nom\u00a0:\n\n${goodFaith}`;
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${variables.CONTACT_EMAIL}?${query}`;
}
