/** One word, as nothing at all cannot be timed: what a page weighs that Next.js alone makes. */
export default function EmptyPage() {
  return <p>Vide</p>;
}
