/*
 * The width of a text in Arial, the font of Google's results. The advance widths are those of
 * Liberation Sans Regular 2.1, which has the metrics of Arial, from the tables `cmap` and `hmtx` of
 * LiberationSans-Regular.ttf, in units of 1/2048 em. They cover Latin up to U+017F and French
 * punctuation (1 kB). Kerning is ignored, as by the tools we compared with.
 */

const unitsPerEm = 2048;

const charactersByWidth: Record<number, string> = {
  391: "'",
  455: 'ijlįĵĺļłſ‘’',
  532: '|¦',
  569: ' !,./:;I[\\]ft·ÌÍÎÏìíîïĨĩĪīĬĭĮİıţŧ',
  597: 'ľ',
  682: '()-`r¡¨\u00ad²³´¸¹ŕŗř“”„‹›',
  684: '{}ŀ',
  717: '•',
  727: '"',
  748: 'º',
  758: 'ª',
  768: 'ť',
  797: '*',
  819: '°',
  909: 'ĳ',
  961: '^',
  1024: 'JcksvxyzçýÿćĉċčĴķĸśŝşšŷźżž',
  1100: '¶',
  1124: '±÷',
  1131: '¯',
  1139: '#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþāăąđēĕėęěĝğġģĥħĹĻĽĿŁńņňŋōŏőũūŭůűų–€',
  1180: 'µ',
  1196: '+<=>~¬×',
  1237: 'ŉ',
  1251: 'FTZ¿ßøŢŤŦŹŻŽ',
  1259: 'ď',
  1366: '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞĀĂĄĒĔĖĘĚĶŚŜŞŠŶŸ',
  1479: 'CDHNRUwÇÐÑÙÚÛÜĆĈĊČĎĐĤĦŃŅŇŔŖŘŨŪŬŮŰŲŵ',
  1481: 'Ŋ',
  1505: 'Ĳ',
  1509: '©®',
  1593: 'GOQÒÓÔÕÖØĜĞĠĢŌŎŐ',
  1706: 'Mm',
  1708: '¼½¾',
  1821: '%æ',
  1933: 'WœŴ',
  2048: 'ÆŒ—…‰™→',
  2079: '@',
};

const widths = new Map(
  Object.entries(charactersByWidth).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width)] as const),
  ),
);

/** The width of a line of text in Arial, in pixels, at a size in pixels. */
export function textWidth(text: string, size: number): number {
  let units = 0;
  // All spaces have the width of U+0020; a character outside the table, such as an emoji, is one em.
  for (const character of text.normalize('NFC').replace(/\s/g, ' ')) {
    units += widths.get(character) ?? unitsPerEm;
  }
  return (units * size) / unitsPerEm;
}
