import { AccountBanner, AccountBannerBelow } from '@/components/ads/list/account-banner';
import { config } from '@/lib/config/config';

/** The banner of every list of ads. */
export const banner = <AccountBanner appUrl={config.APP_URL} />;

/** The same where there is no list: there are no ads, or the API failed. */
export const bannerBelow = <AccountBannerBelow appUrl={config.APP_URL} />;
