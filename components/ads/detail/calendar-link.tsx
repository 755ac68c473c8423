import { buttonClassName } from '@/components/ui/button/button';
import { CalendarPlusIcon } from '@/components/ui/icons/icons';
import { linkRel } from '@/lib/routing/crawling';

/**
 * Downloads the calendar file of an ad. Not with the router, which would request a page; nor with `download`, which
 * would save a response to an error, and keep phones from opening the file in their calendar.
 *
 * @param href the path of the file (lib/ads/calendar/calendar-url.ts).
 */
export function CalendarLink({ href }: { href: string }) {
  return (
    <a href={href} rel={linkRel(href)} className={buttonClassName({ variant: 'secondary' })}>
      <CalendarPlusIcon size={20} aria-hidden />
      Ajouter à mon agenda
    </a>
  );
}
