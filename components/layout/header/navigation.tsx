import { PageLink } from '@/components/layout/links/page-link';
import { SectionLink } from '@/components/layout/links/section-link';

type Props = { className?: string | undefined; onChoose?: () => void };

/** The four links of the header, also in the footer. */
export function Navigation({ className, onChoose }: Props) {
  return (
    <ul className={className}>
      <li>
        <SectionLink section="how-it-works" onClick={onChoose}>
          Comment ça marche
        </SectionLink>
      </li>
      <li>
        <SectionLink section="contact" onClick={onChoose}>
          Nous Contacter
        </SectionLink>
      </li>
      <li>
        <PageLink href="/annonces" onClick={onChoose}>
          Nos annonces
        </PageLink>
      </li>
      <li>
        <PageLink href="/blog" onClick={onChoose}>
          Le blog
        </PageLink>
      </li>
    </ul>
  );
}
