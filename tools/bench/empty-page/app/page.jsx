/** One word, as an empty document cannot be timed: its bytes are those of Next.js alone. */
export default function EmptyPage() {
  return <p>Vide</p>;
}
