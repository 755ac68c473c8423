/** The most common passwords of eight characters or more, in France and elsewhere. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  12345678 123456789 1234567890 0123456789 11111111 00000000 87654321 987654321 12341234 123123123
  password password1 password123 passw0rd p@ssw0rd qwertyuiop qwerty123 1q2w3e4r 1qaz2wsx azertyuiop
  azerty123 azerty12 azerty1234 azertyui motdepasse motdepasse1 motdepasse123 monmotdepasse soleil123
  bonjour1 bonjour123 bonjour12 bonjour01 doudou123 loulou123 chouchou nicolas1 camille1 marseille
  marseille13 football football1 baseball superman iloveyou jetaime123 je t'aime jetaime1 princess
  princesse sunshine starwars trustno1 welcome1 whatever internet computer administrateur admin123
  administrator letmein1 master123 changeme changezmoi docteur1 docteur123 medecin1 medecin123
  medecine remplacant remplacement coucou123 vacances anthony1 caroline guillaume alexandre christine
  isabelle nathalie veronique catherine jeanpierre chocolat nounours papillon tournesol coccinelle
  abcdefgh abcd1234 aaaaaaaa a1b2c3d4 qazwsxedc zxcvbnm123 asdfghjkl michelle jennifer
  `
    .trim()
    .split(/\s+/),
);
