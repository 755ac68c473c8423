import { buttonLook } from '@/components/ui/button/button-look';

/** Asks for the same page again, from the server: an empty address is that of the document. */
export function RetryLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: the empty address is meant
    <a href="" className={buttonLook({})}>
      Réessayer
    </a>
  );
}
