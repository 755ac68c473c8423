import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type JSXChild, parseSync, Visitor } from 'oxc-parser';

/*
 * Forms are easy to read: no sentence of their help and errors is longer than twenty words. The sentences of
 * docs/product.md that are built to the letter are not that long.
 */

const maxWords = 20;
const root = join(import.meta.dirname, '..', '..');

const formCode = [
  'app/annonces/*/signaler/*.tsx',
  'app/inscription/*.tsx',
  'components/ads/list/filters/*.tsx',
  'components/blog/list/*.tsx',
  'components/forms/*.tsx',
  'components/home/search/*.tsx',
  'components/places/*.tsx',
  'components/preview/preview-frame.tsx',
  'components/reset/*.tsx',
  'components/ui/{field,form}/*.tsx',
  'lib/{bff,forms,forms/password}/*.ts',
];

/** Elements within a sentence. */
const inline = new Set(['a', 'em', 'strong', 'span', 'Link', 'NewTabLink', 'VisuallyHidden']);

/** The texts of a file: string literals, templates, and the words between tags. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') texts.push(value);
    },
    // A word stands for each value.
    TemplateLiteral({ quasis }) {
      texts.push(quasis.map((quasi) => quasi.value.cooked ?? '').join('mot'));
    },
    JSXElement({ children }) {
      texts.push(wordsOf(children));
    },
    JSXFragment({ children }) {
      texts.push(wordsOf(children));
    },
  }).visit(program);
  return texts;
}

function wordsOf(children: readonly JSXChild[]): string {
  return children.map(wordOf).join('');
}

function wordOf(child: JSXChild): string {
  switch (child.type) {
    case 'JSXText':
      return child.value;
    case 'JSXElement': {
      const { name } = child.openingElement;
      const isInline = name.type === 'JSXIdentifier' && inline.has(name.name);
      return isInline ? wordsOf(child.children) : '. ';
    }
    case 'JSXExpressionContainer': {
      const { expression } = child;
      const isText = expression.type === 'Literal' && typeof expression.value === 'string';
      return isText ? expression.value : 'mot';
    }
    default:
      return '. ';
  }
}

const wordsIn = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));

function longSentences(file: string): string[] {
  return textsOf(file)
    .flatMap((text) => text.split(/[.!?…](?:\s|$)/))
    .filter((sentence) => wordsIn(sentence).length > maxWords)
    .map((sentence) => `${file}: ${wordsIn(sentence).join(' ')}`);
}

test('no sentence of a form has more than twenty words', () => {
  const files = formCode
    .flatMap((pattern) => {
      const found = globSync(pattern, { cwd: root });
      expect([pattern, found.length]).not.toEqual([pattern, 0]);
      return found;
    })
    .filter((file) => !/\.(?:test|fixture)\./.test(file));
  expect(files.length).toBeGreaterThan(50);
  const texts = files.flatMap(textsOf).join('\n');
  // Texts that are read: strings, words between tags, and both around a link.
  expect(texts).toContain('Saisissez votre nouveau mot de passe.');
  expect(texts).toContain('La pré-inscription n’ouvre pas de compte.');
  expect(texts).toContain('Demandez un nouveau lien depuis l’application.');
  expect(files.flatMap(longSentences)).toEqual([]);
});
