/** Where the partners are, or beside those that stand in for them, while they are on their way. */
export function PartnersPending() {
  return <p>Chargement des partenaires…</p>;
}
