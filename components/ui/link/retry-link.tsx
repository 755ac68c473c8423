import { buttonClassName } from '@/components/ui/button/button-class-name';

/** Reloads the page from the server: an empty href is the URL of the document. */
export function RetryLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the empty href is intended
    <a href="" className={buttonClassName({})}>
      Réessayer
    </a>
  );
}
