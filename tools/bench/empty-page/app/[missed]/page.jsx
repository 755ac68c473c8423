/** An empty page that is rendered at its first request and then stored, as most pages of the site are. */
export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export default function MissedPage() {
  return <p>Vide</p>;
}
