import { HtmlValidate } from 'html-validate';

/**
 * The rules of html-validate for the HTML standard, for accessibility, and for whole
 * documents. One list for all pages; each exception says why.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // For resources of other origins: our scripts and style sheets are same-origin.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The list of a combobox, whose options are searched by typing: a <select> has no such thing.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

// RGAA 1.9: not every screen reader relates a caption to its figure (lib/rich-text/containers.ts).
const figureRole = 'Redundant role "figure" on <figure>';

/** What is wrong with the HTML of a page: which rule, what it says, and where. */
export async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const lines = html.split('\n');
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => message !== figureRole)
      .map(({ line, column, ruleId, message }) => {
        const around = lines[line - 1]?.slice(Math.max(0, column - 40), column + 120) ?? '';
        return `${ruleId}: ${message} …${around}…`;
      }),
  );
}
