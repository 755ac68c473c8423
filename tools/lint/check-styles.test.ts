import { expect, test } from '@jest/globals';
import { checkStyles } from './check-styles.ts';

const css = `/* .comment { } */
.card,
.card:hover > .title:not(.done) {
  margin: 0.5rem;
}

@media (width > 40em) {
  .wide {
    background: url("a.svg");
  }
}

.card :global(.elsewhere) {
  margin: 0;
}
`;
const problemsOf = (code: string) =>
  checkStyles([
    ['components/cards/card.module.css', css],
    ['components/cards/card.tsx', code],
  ]).problems;

test.each(['./card.module.css', '@/components/cards/card.module.css'])(
  'accepts that all classes of %s are used',
  (specifier) => {
    expect(
      problemsOf(`import card from '${specifier}';
const classes = [card.card, card.title, card.done, card.wide];`),
    ).toEqual([]);
  },
);

test('reports a class that the CSS module lacks', () => {
  expect(
    problemsOf(`import styles from './card.module.css';
const classes = [styles.card, styles.titel, styles.title, styles.done, styles.wide];`),
  ).toEqual(['components/cards/card.tsx: components/cards/card.module.css has no class titel.']);
});

test('reports a class that no component uses', () => {
  expect(
    problemsOf(`import styles from './card.module.css';
const classes = [styles.card, styles.title, styles.done];`),
  ).toEqual(['components/cards/card.module.css: no component uses the class wide.']);
});

test('takes a computed name for any class', () => {
  expect(problemsOf("import styles from './card.module.css';\nstyles[tone];")).toEqual([]);
});

test('reports a CSS module that is missing', () => {
  expect(
    checkStyles([['app/page.tsx', "import styles from './page.module.css';\nstyles.page;"]])
      .problems,
  ).toEqual(['app/page.tsx: app/page.module.css has no class page.']);
});

test('reports the classes of a CSS module that is imported in another way as unused', () => {
  expect(problemsOf("const card = await import('./card.module.css');\ncard.card;")).toHaveLength(4);
});
