import { buttonClassName } from '@/components/ui/button/button-class-name';

/** Asks for the same page again, from the server: an empty address is that of the document. */
export function RetryLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the empty address is meant
    <a href="" className={buttonClassName({})}>
      Réessayer
    </a>
  );
}
