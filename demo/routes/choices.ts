/** The other lists of the endpoint of specialties, for the forms of the web app. */
export const CHOICES = {
  convention_statuses: [
    { value: 'secteur_1', label: 'Secteur 1' },
    { value: 'secteur_2', label: 'Secteur 2' },
    { value: 'non_conventionne', label: 'Non conventionné' },
  ],
  remuneration_types: [
    { value: 'retrocession', label: 'Rétrocession' },
    { value: 'forfait', label: 'Forfait' },
  ],
  forfait_timespans: [
    { value: 'day', label: 'Journée' },
    { value: 'half_day', label: 'Demi-journée' },
    { value: 'week', label: 'Semaine' },
    { value: 'month', label: 'Mois' },
  ],
  user_types: [
    { value: 'doctor', label: 'Médecin' },
    { value: 'substitute', label: 'Remplaçant' },
    { value: 'facility', label: 'Établissement' },
  ],
  week_days: [
    { value: 'monday', label: 'Lundi' },
    { value: 'tuesday', label: 'Mardi' },
    { value: 'wednesday', label: 'Mercredi' },
    { value: 'thursday', label: 'Jeudi' },
    { value: 'friday', label: 'Vendredi' },
    { value: 'saturday', label: 'Samedi' },
    { value: 'sunday', label: 'Dimanche' },
  ],
};
