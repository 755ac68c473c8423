/** The 49 specialties, in the order of the API. */
export const specialties = `
Médecine générale · Allergologie · Anatomie et cytologie pathologiques · Anesthésie-réanimation ·
Biologie médicale · Chirurgie générale · Chirurgie maxillo-faciale · Chirurgie orale ·
Chirurgie orthopédique et traumatologique · Chirurgie pédiatrique ·
Chirurgie plastique, reconstructrice et esthétique · Chirurgie thoracique et cardiovasculaire ·
Chirurgie vasculaire · Chirurgie viscérale et digestive · Dermatologie et vénéréologie ·
Endocrinologie-diabétologie-nutrition · Génétique médicale · Gériatrie · Gynécologie médicale ·
Gynécologie obstétrique · Hématologie · Hépato-gastro-entérologie ·
Maladies infectieuses et tropicales · Médecine cardiovasculaire · Médecine d’urgence ·
Médecine et santé au travail · Médecine intensive-réanimation ·
Médecine interne et immunologie clinique · Médecine légale et expertises médicales ·
Médecine nucléaire · Médecine physique et de réadaptation · Médecine vasculaire · Néonatologie ·
Néphrologie · Neurochirurgie · Neurologie · Oncologie médicale · Oncologie radiothérapie ·
Ophtalmologie · Oto-rhino-laryngologie – chirurgie cervico-faciale · Pédiatrie · Pneumologie ·
Psychiatrie · Psychiatrie de l’enfant et de l’adolescent · Radiologie et imagerie médicale ·
Rhumatologie · Santé publique · Stomatologie · Urologie`
  .split('·')
  .map((name, index) => ({ id: index + 1, name: name.replace(/\s+/g, ' ').trim() }));
