import { comments, email, phone, postalCode, requiredText } from './rules';

/** The fields of establishments and communities (docs/product.md#forms). */
export const establishmentRules = {
  Name: requiredText('Indiquez le nom de votre établissement ou de votre collectivité.'),
  email,
  phone,
  postalCode,
  comments,
};

export type EstablishmentField = keyof typeof establishmentRules;
