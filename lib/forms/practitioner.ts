import type { FormRules } from './check-form';
import type { Profile } from './profile';
import { choice, comments, email, phone, postalCode, requiredText } from './rules';
import { specialities } from './specialities';

/** The fields of doctors and replacements (docs/product.md#forms). */
export type PractitionerField =
  | 'role'
  | 'firstName'
  | 'lastName'
  | 'speciality'
  | 'email'
  | 'phone'
  | 'postalCode'
  | 'comments';

/** The value of the role sent for each profile (docs/product.md#rules-of-the-forms). */
export const roles: Record<Profile, string> = { medecin: 'médecin', remplacant: 'remplaçant' };

export const practitionerRules: FormRules<PractitionerField> = {
  role: choice(Object.values(roles), 'Choisissez Médecin ou Remplaçant.'),
  firstName: requiredText('Indiquez votre prénom.'),
  lastName: requiredText('Indiquez votre nom.'),
  speciality: choice(specialities, 'Choisissez votre spécialité dans la liste.'),
  email,
  phone,
  postalCode,
  comments,
};
