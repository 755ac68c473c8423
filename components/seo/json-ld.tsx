import { type StructuredData, writeJsonLd } from '@/lib/seo/json-ld';

/** The structured data of a page (https://schema.org). */
export function JsonLd({ data }: { data: StructuredData }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: writeJsonLd escapes it
      dangerouslySetInnerHTML={{ __html: writeJsonLd(data) }}
    />
  );
}
