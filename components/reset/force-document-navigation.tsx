import { forceDocumentNavigation } from './force-document-navigation-script';

const code = `(${forceDocumentNavigation})()`;

type Props = {
  /** The nonce of the policy of the page. */
  nonce: string | undefined;
};

/** Makes every link of the page load a document, even before hydration. */
export function ForceDocumentNavigation({ nonce }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />;
}
