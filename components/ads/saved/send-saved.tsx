import { buttonClassName } from '@/components/ui/button/button';
import { CalendarPlusIcon } from '@/components/ui/icons/icons';
import { ShareButton } from '@/components/ui/share-button/share-button';
import { adsByIdHref, adsCalendarPath, maxAdsById } from '@/lib/ads/ads-by-id';
import { savedAdsPage } from '@/lib/ads/saved/saved-ads-page';
import { linkRel } from '@/lib/routing/crawling';
import styles from './saved-ads.module.css';

/** Sends the saved ads as a list, and has a calendar follow them: those saved last, of very many. */
export function SendSaved({ ids, siteUrl }: { ids: number[]; siteUrl: string }) {
  const sent = ids.slice(0, maxAdsById).sort((one, other) => one - other);
  const calendar = adsByIdHref(adsCalendarPath, sent);
  const address = `${siteUrl}${calendar}`;
  return (
    <div className={styles.send}>
      <ShareButton
        url={`${siteUrl}${adsByIdHref(savedAdsPage.path, sent)}`}
        label="Envoyer ma liste"
        showsCopied
      />
      <a
        href={address.replace(/^https?:/, 'webcal:')}
        rel={linkRel(calendar)}
        className={buttonClassName({ variant: 'secondary' })}
      >
        <CalendarPlusIcon size={20} aria-hidden />
        Suivre dans mon agenda
      </a>
      <p className={styles.address}>
        Pour Google Agenda, copiez l’adresse de{' '}
        <a href={address} rel={linkRel(calendar)}>
          ce lien
        </a>{' '}
        dans «&nbsp;Autres agendas&nbsp;», «&nbsp;À partir de l’URL&nbsp;».
      </p>
    </div>
  );
}
