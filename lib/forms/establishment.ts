import type { FormRules } from './check-form';
import { comments, email, phone, postalCode, requiredText } from './rules';

/** The fields of establishments and communities, as the specification names them (section 3). */
export type EstablishmentField = 'Name' | 'email' | 'phone' | 'postalCode' | 'comments';

export const establishmentRules: FormRules<EstablishmentField> = {
  Name: requiredText('Indiquez le nom de votre établissement ou de votre collectivité.'),
  email,
  phone,
  postalCode,
  comments,
};
