import { forceDocumentNavigation } from './force-document-navigation-script';

const code = `(${forceDocumentNavigation})()`;

type Props = {
  /** What lets the script run under the policy of the page. */
  nonce: string | undefined;
};

/** Has every link of the page lead to a document, from the first moment. */
export function ForceDocumentNavigation({ nonce }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, with nothing of a visitor's
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />;
}
