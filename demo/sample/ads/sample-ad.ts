import type { SampleSize } from '../../store/sample-fingerprint.ts';
import { type Random, randomFrom } from '../random.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import { hubOwner, type Owner, ownerNumbered } from './owner.ts';
import { type AdPay, payOf } from './pay.ts';
import { type Period, periodOf } from './period.ts';
import { publishedAt } from './publication.ts';
import { type Timeslot, weekOf } from './week.ts';

/** The facts of an ad, from which its texts and its document are made. */
export type SampleAd = {
  index: number;
  publishedAt: string;
  owner: Owner;
  period: Period;
  week: Timeslot[];
  pay: AdPay;
  conditions: Conditions;
  random: Random;
};

/** After this many ads the same mix is repeated with other people. */
const BLOCK = 240;
const OWNERS_IN_BLOCK = 175;
/** The hub publishes ads of several wards in a row, so that one page of the list has them all. */
const BATCH = { from: 203, to: 212 };

export function sampleAd(index: number, size: SampleSize): SampleAd {
  const random = randomFrom('ad', index);
  const block = Math.floor(index / BLOCK);
  const position = index % BLOCK;
  const owner = isOfHub(position)
    ? hubOwner(block, index)
    : ownerNumbered(block * OWNERS_IN_BLOCK + random.between(0, OWNERS_IN_BLOCK - 1));
  const published = publishedAt(index, size);
  const period = periodOf(published.slice(0, 10), size.today, random);
  return {
    index,
    publishedAt: published,
    owner,
    period,
    week: weekOf(period, owner.setting, random),
    pay: payOf(owner, period, random),
    conditions: conditionsOf(owner, randomFrom('conditions', owner.number)),
    random,
  };
}

const isOfHub = (position: number): boolean =>
  (position >= BATCH.from && position <= BATCH.to) || position % 12 === 5;
