import type { Profile } from './profile';
import { choice, comments, email, phone, postalCode, requiredText } from './rules';

/** The options of the speciality field, the default first (docs/product.md#the-49-specialities). */
export const specialities = [
  'Médecine générale',
  'Allergologie',
  'Anatomie et cytologie pathologiques',
  'Anesthésie-réanimation',
  'Biologie médicale',
  'Chirurgie générale',
  'Chirurgie maxillo-faciale',
  'Chirurgie orale',
  'Chirurgie orthopédique et traumatologique',
  'Chirurgie pédiatrique',
  'Chirurgie plastique, reconstructrice et esthétique',
  'Chirurgie thoracique et cardiovasculaire',
  'Chirurgie vasculaire',
  'Chirurgie viscérale et digestive',
  'Dermatologie et vénéréologie',
  'Endocrinologie-diabétologie-nutrition',
  'Génétique médicale',
  'Gériatrie',
  'Gynécologie médicale',
  'Gynécologie obstétrique',
  'Hématologie',
  'Hépato-gastro-entérologie',
  'Maladies infectieuses et tropicales',
  'Médecine cardiovasculaire',
  'Médecine d’urgence',
  'Médecine et santé au travail',
  'Médecine intensive-réanimation',
  'Médecine interne et immunologie clinique',
  'Médecine légale et expertises médicales',
  'Médecine nucléaire',
  'Médecine physique et de réadaptation',
  'Médecine vasculaire',
  'Néonatologie',
  'Néphrologie',
  'Neurochirurgie',
  'Neurologie',
  'Oncologie médicale',
  'Oncologie radiothérapie',
  'Ophtalmologie',
  'Oto-rhino-laryngologie – chirurgie cervico-faciale',
  'Pédiatrie',
  'Pneumologie',
  'Psychiatrie',
  'Psychiatrie de l’enfant et de l’adolescent',
  'Radiologie et imagerie médicale',
  'Rhumatologie',
  'Santé publique',
  'Stomatologie',
  'Urologie',
] as const;

/** The value of the role sent for each profile (docs/product.md#rules-of-the-forms). */
export const roles: Record<Profile, string> = { medecin: 'médecin', remplacant: 'remplaçant' };

/** The fields of doctors and replacements (docs/product.md#forms). */
export const practitionerRules = {
  role: choice(Object.values(roles), 'Choisissez Médecin ou Remplaçant.'),
  firstName: requiredText('Indiquez votre prénom.'),
  lastName: requiredText('Indiquez votre nom.'),
  speciality: choice(specialities, 'Choisissez votre spécialité dans la liste.'),
  email,
  phone,
  postalCode,
  comments,
};

export type PractitionerField = keyof typeof practitionerRules;
