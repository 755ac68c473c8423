/** Nothing: what a page weighs that Next.js alone makes. */
export default function EmptyPage() {
  return null;
}
