import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { previewHref } from '@/lib/preview/query';
import { AddressForm } from './address-form';
import styles from './preview-frame.module.css';
import { SignOutForm } from './sign-out-form';

type Props = {
  title: string;
  siteUrl: string;
  /** The requested URL, as it was typed. */
  requested: string | null;
  /** Why that URL is rejected. */
  refusal: string | null;
  children: ReactNode;
};

/** The frame of every preview: the form for a page, and the one to sign out. */
export function PreviewFrame({ title, siteUrl, requested, refusal, children }: Props) {
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <div>
          <p className={styles.audience}>Équipe éditoriale</p>
          <h1 className={styles.title}>{title}</h1>
        </div>
        <SignOutForm href={previewHref(requested)} />
      </header>
      <AddressForm siteUrl={siteUrl} requested={requested} refusal={refusal} />
      {children}
    </Container>
  );
}
