import { buttonClassName } from '@/components/ui/button/button';
import { CalendarPlusIcon } from '@/components/ui/icons/icons';
import { ShareButton } from '@/components/ui/share-button/share-button';
import { adsByIdHref, adsCalendarPath, maxAdsById } from '@/lib/ads/ads-by-id';
import { savedAdsPage } from '@/lib/ads/saved/saved-ads-page';
import { linkRel } from '@/lib/routing/crawling';
import styles from './saved-ads.module.css';

/** Sends ads as a list, and has a calendar follow them: the first ones, of very many. */
export function SendAds({ ids: all, siteUrl }: { ids: readonly number[]; siteUrl: string }) {
  const ids = all.slice(0, maxAdsById).sort((one, other) => one - other);
  const hrefOf = (path: string) => siteUrl + adsByIdHref(path, ids);
  const calendar = hrefOf(adsCalendarPath);
  const rel = linkRel(calendar.slice(siteUrl.length));
  const look = buttonClassName({ variant: 'secondary' });
  return (
    <div className={styles.send}>
      <ShareButton url={hrefOf(savedAdsPage.path)} label="Envoyer ma liste" />
      <a href={calendar.replace(/^https?:/, 'webcal:')} rel={rel} className={look}>
        <CalendarPlusIcon size={20} aria-hidden />
        Suivre dans mon agenda
      </a>
      <p>
        Pour Google Agenda, copiez l’adresse de{' '}
        <a href={calendar} rel={rel}>
          ce lien
        </a>{' '}
        dans «&nbsp;Autres agendas&nbsp;», «&nbsp;À partir de l’URL&nbsp;».
      </p>
    </div>
  );
}
