/** Invented names: no author of the sample blog exists. */
export const authors = {
  claire: 'Claire Maurin',
  hugo: 'Hugo Delmas',
  nadia: 'Nadia Belkacem',
  etienne: 'Étienne Roussel',
  solene: 'Solène Kerbrat',
} as const;
