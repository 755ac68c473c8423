import type { SampleAd } from '../ads/sample-ad.ts';
import type { Remark, Setting } from '../themes/theme.ts';
import { typeset } from '../typeset.ts';
import { closingOf } from './closing.ts';
import { openingOf } from './opening.ts';
import { organisationOf } from './organisation.ts';
import { say } from './sentence.ts';
import { SETTING_REMARKS } from './setting-remarks.ts';
import { surroundingsOf } from './surroundings.ts';
import { termsOf } from './terms.ts';

/** A description in the style of its author: a letter or notes. */
export function descriptionOf(ad: SampleAd): string {
  const { random } = ad;
  const opening = openingOf(ad);
  const work = workOf(ad);
  const organisation = organisationOf(ad);
  // More sentences on the place when there are few on the work.
  const extra = (work.length < 3 ? 2 : 0) + (organisation.length === 0 ? 1 : 0);
  const place = say(SETTING_REMARKS[ad.owner.setting], ad, random.between(1, 2) + extra, 2);
  const practical = [...termsOf(ad), ...surroundingsOf(ad)];
  const closing = closingOf(ad);

  const layout = random.weighted([
    ['letter', 5],
    ['short letter', 4],
    ['notes', 2],
  ] as const);
  if (layout === 'notes') {
    const notes = [...place, ...work, ...organisation, ...practical].map((line) => `– ${line}`);
    return paragraphs([[opening], [notes.join('\n')], closing]);
  }
  if (layout === 'short letter') {
    return paragraphs([
      [opening, ...place],
      [...work, ...organisation],
      [...practical, ...closing],
    ]);
  }
  return organisation.length < 2
    ? paragraphs([[opening], [...place, ...work, ...organisation], [...practical, ...closing]])
    : paragraphs([[opening], [...place, ...work], organisation, practical, closing]);
}

const paragraphs = (parts: string[][]): string =>
  typeset(
    parts
      .filter((part) => part.length > 0)
      .map((part) => part.join(' '))
      .join('\n\n'),
  );

function workOf(ad: SampleAd): string[] {
  const { theme, setting } = ad.owner;
  return [
    ...say(fitting(theme.activity, setting), ad, ad.random.between(2, 3), 3),
    ...say(fitting(theme.means, setting), ad),
  ];
}

const fitting = (remarks: readonly Remark[], setting: Setting): string[] =>
  remarks.flatMap((remark) => {
    if (typeof remark === 'string') return remark;
    return remark.settings.includes(setting) ? remark.text : [];
  });
