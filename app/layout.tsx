import '@/app/shared-styles';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { PendingPage } from '@/components/ads/pending/pending-page';
import { PageViews } from '@/components/audience/page-views';
import { FocusReturn } from '@/components/layout/focus-return';
import { fontVariables } from '@/components/layout/fonts';
import { Footer } from '@/components/layout/footer/footer';
import { Header } from '@/components/layout/header/header';
import { InstantNavigation } from '@/components/layout/instant-navigation';
import { config } from '@/lib/config/config';
import { mapsAccess } from '@/lib/map/access';
import { layoutScripts } from '@/lib/routing/inline-scripts/read-script';
import { siteMetadata } from '@/lib/seo/page-metadata';

export const metadata = siteMetadata;

// Each page shows the configuration of the site that runs, which is not that of its build.
export const dynamic = 'force-dynamic';

/** The colour of the browser around the page is that of the header. */
export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#1b2725' },
  ],
};

const social = [
  { name: config.COMMUNITY_NAME, url: config.COMMUNITY_URL, iconUrl: config.COMMUNITY_ICON_URL },
  { name: 'LinkedIn', url: config.LINKEDIN_URL },
  { name: 'Instagram', url: config.INSTAGRAM_URL },
  { name: 'Facebook', url: config.FACEBOOK_URL },
];

const { MATOMO_URL: matomoUrl, MATOMO_SITE_ID: siteId } = config;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" className={fontVariables}>
      <body>
        <Header brand={config.BRAND_NAME} appUrl={config.APP_URL} />
        <PendingPage hasMap={mapsAccess(config) !== null} />
        <main id="contenu" tabIndex={-1}>
          {children}
        </main>
        <Footer
          brand={config.BRAND_NAME}
          email={config.CONTACT_EMAIL}
          appUrl={config.APP_URL}
          social={social}
        />
        <FocusReturn />
        <InstantNavigation />
        {matomoUrl && siteId && <PageViews url={matomoUrl} siteId={siteId} />}
        {/* Trusted Types: before the scripts of Next.js. In the head it would block parsing until the styles have loaded. */}
        {layoutScripts.map((script) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own
          <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
        ))}
      </body>
    </html>
  );
}
