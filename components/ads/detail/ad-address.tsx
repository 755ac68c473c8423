import { Fragment, type ReactNode } from 'react';
import { MapPinIcon } from '@/components/ui/icons/icons';
import { NewTabLink } from '@/components/ui/link/links';
import styles from './ad-address.module.css';

type Props = {
  lines: string[];
  mapsUrl: string | null;
  /** The map of the address, if maps are configured. */
  children?: ReactNode;
};

export function AdAddress({ lines, mapsUrl, children }: Props) {
  if (lines.length === 0 && mapsUrl === null) return null;
  return (
    <section>
      <h2>Adresse</h2>
      <div className={styles.address}>
        <MapPinIcon size={28} aria-hidden />
        {lines.length > 0 && (
          <address>
            {/* Not blocks: Orca joins the words of two in Chromium. */}
            {lines.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </address>
        )}
        {mapsUrl && (
          <p className={styles.link}>
            <NewTabLink href={mapsUrl}>Voir sur Google Maps</NewTabLink>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
