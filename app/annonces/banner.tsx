import { AccountBanner } from '@/components/ads/list/account-banner';
import { Container } from '@/components/ui/container';
import { config } from '@/lib/config';

/** The banner of every list of ads. */
export const banner = <AccountBanner appUrl={config.APP_URL} />;

/** The same below a page that has no list: there are no ads, or the API failed. */
export const bannerBelow = <Container>{banner}</Container>;
