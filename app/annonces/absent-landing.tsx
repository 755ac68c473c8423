import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { bannerBelow } from '@/app/annonces/banner';
import type { Loaded } from '@/app/annonces/load-landing';
import { LandingUnavailable } from '@/components/landing/landing-unavailable';
import { notFoundMetadata, unindexedMetadata } from '@/lib/seo/page-metadata';

type Absence = Exclude<Loaded<unknown>['kind'], 'page'>;

/** The content of a landing page that does not exist, or cannot be shown now. */
export function AbsentLanding({ kind, missing }: { kind: Absence; missing: ReactNode }) {
  return (
    <>
      {kind === 'none' ? missing : <LandingUnavailable isPreparing={kind === 'preparing'} />}
      {bannerBelow}
    </>
  );
}

/** Its metadata. */
export function absentLandingMetadata(kind: Absence, missing: string): Metadata {
  return kind === 'none' ? notFoundMetadata(missing) : unindexedMetadata('Annonces indisponibles');
}
