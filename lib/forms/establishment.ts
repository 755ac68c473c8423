import type { FormRules } from './check-form';
import { comments, email, phone, postalCode, requiredText } from './rules';

/** The fields of establishments and communities (docs/product.md#forms). */
export type EstablishmentField = 'Name' | 'email' | 'phone' | 'postalCode' | 'comments';

export const establishmentRules: FormRules<EstablishmentField> = {
  Name: requiredText('Indiquez le nom de votre établissement ou de votre collectivité.'),
  email,
  phone,
  postalCode,
  comments,
};
