import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { plainText } from './plain-text';

test.each([
  ['Cabinet d&#39;Avignon', "Cabinet d'Avignon"],
  [
    '<p>Vous aimez &ecirc;tre au contact du public.</p><ul><li>Secr&eacute;tariat</li><li>Logement</li></ul>',
    'Vous aimez être au contact du public.\n\nSecrétariat\nLogement',
  ],
  ['<P CLASS="MsoNormal">Un\ntexte<o:p></o:p></P><br/>suite', 'Un texte\n\nsuite'],
  [
    '<style>p{color:red}</style><!--[if mso]><xml>x</xml><![endif]--><div>Un</div><script>alert(1)</script>',
    'Un',
  ],
  ['Bonjour,\n\nnous <b>cherchons</b>', 'Bonjour,\n\nnous cherchons'],
  ['<table><tr><td>lundi</td><td>9 h</td></tr></table>', 'lundi 9 h'],
  ['<a href="https://a.example/?b=1&amp;c=2">le site</a>', 'le site'],
  ['<img src=x onerror=alert(1)>Un', 'Un'],
  ['&lt;b&gt;', '<b>'],
  ['Un <script>alert(1)', 'Un'],
  ['Un<noscript><p>a</p></noscript><template>b</template>', 'Un'],
  [`<span style='mso-x:y' lang=FR>Un</span><br clear=all />deux`, 'Un\ndeux'],
])('%j is HTML', (written, text) => {
  expect(plainText(written).trim()).toBe(text);
});

test.each([
  '5 < 6',
  '<3',
  'a<b et c>d',
  'si a<b>c',
  'M&M',
  'Santé&centre',
  'R&D ; A&B;',
  'jean <jean@exemple.fr>',
  '<Nom Prénom>',
  'secrétariat --> parking',
  '1 < 2 > 0',
  '<note:urgent>',
  "si a<b et c=d>e, l'été",
  'lundi\n\nmardi  mercredi',
])('%j is not HTML', (written) => {
  expect(plainText(written)).toBe(written);
});

test('no tag of HTML is left, and nothing is added to a text without « < » and « & »', () => {
  const tag = fc.constantFrom(
    '<p>',
    '</p>',
    '<br>',
    '<i>',
    '</i>',
    '<li a="b">',
    '<!--',
    '-->',
    'x',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 30 }), (parts) => {
      expect(plainText(parts.join(''))).not.toMatch(/<\/?(?:p|br|li)/);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (written) => {
      fc.pre(!/[<&]/.test(written));
      expect(plainText(written)).toBe(written);
    }),
  );
});

// In quadratic time each would take minutes.
test.each([
  '<a>',
  '<p>',
  '<p a="',
  "<p a='>",
  '<p ',
  '< ',
  '<!--',
  '<script>',
  '<b a=b',
  '&',
  '&a',
  '\0',
])('300 kB of %j', (part) => {
  const written = part.repeat(300_000 / part.length);
  expect(plainText(written).length).toBeLessThanOrEqual(written.length);
});
