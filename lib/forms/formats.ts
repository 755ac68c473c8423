/** What the fields accept: shown below each of them, and in the message when something else was typed. */
export const formats = {
  email: 'Elle s’écrit comme prenom.nom@exemple.fr.',
  phone: '10 chiffres, comme 06 12 34 56 78, ou + et l’indicatif du pays.',
  postalCode: 'Cinq chiffres, comme 21000.',
};
