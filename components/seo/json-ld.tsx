import { type StructuredData, writeJsonLd } from '@/lib/seo/json-ld';

/** What search engines are told of a page (https://schema.org), in its own script. */
export function JsonLd({ data }: { data: StructuredData }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by our own writer
      dangerouslySetInnerHTML={{ __html: writeJsonLd(data) }}
    />
  );
}
