/** @jest-environment node */
import { beforeEach, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { shareCard } from '@/lib/share/card';
import { letters } from '@/lib/share/font-metrics';
import { draw } from './draw';

const cardOf = (title: string) =>
  shareCard({ badges: ['Un'], title, untitled: 'Sans titre', facts: [[title]] });

const network = jest.spyOn(globalThis, 'fetch');
const requested = () =>
  network.mock.calls.map(([url]) => String(url)).filter((url) => !/^data:/.test(url));

beforeEach(() => {
  network.mockClear();
});

test('no title causes a network request', async () => {
  for (const title of [
    letters,
    '🚑 👩🏽‍⚕️ ©️ 1️⃣ ™ ‼️',
    '医学 ثق α д ✓ ∑',
    'e\u0301\u0336 \u202e\u0000\ud800',
  ]) {
    const png = await draw(cardOf(`Urgent ${title}`));
    expect(png && (await sharp(png).metadata())).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(png?.length).toBeLessThan(300_000);
  }
  expect(requested()).toEqual([]);
});

test.each([
  'ORL',
  'Remplacement en maison de santé',
  'Cherche remplaçant à Châteauneuf-du-Faou-et-Saint-Goazec-sur-Aulne\u00a0!',
  'Cabinet de groupe à Quimper, '.repeat(20),
  'WAGRAM '.repeat(20),
  'M'.repeat(140),
  'a'.repeat(300),
  letters.slice(2),
])(
  'the title stays between the name of the site and two facts, of one line each: %s',
  async (title) => {
    const facts = [['Quimper'], ['Chirurgie plastique et reconstructrice, '.repeat(9)]];
    const png = await draw(shareCard({ title, facts }));
    const isEmpty = async (left: number, top: number, width: number, height: number) => {
      const part = sharp(png ?? undefined).extract({ left, top, width, height });
      const { channels } = await sharp(await part.toBuffer()).stats();
      // Letters are white; the drawing behind them has nearly no red.
      return (channels[0]?.max ?? 255) < 100;
    };
    expect(await isEmpty(60, 200, 1080, 240)).toBe(false);
    expect(await isEmpty(60, 490, 1080, 80)).toBe(false);
    expect(await isEmpty(60, 120, 1080, 20)).toBe(true);
    expect(await isEmpty(60, 450, 1080, 15)).toBe(true);
    expect(await isEmpty(1145, 120, 55, 460)).toBe(true);
  },
);

test('of many requests at once some are drawn, the others rejected', async () => {
  const images = await Promise.all(
    Array.from({ length: 40 }, (_, index) => draw(cardOf(`Annonce ${index}`))),
  );
  const drawn = images.filter((image) => image !== null);
  expect(drawn).toHaveLength(22);
  expect(await draw(cardOf('Annonce 39'))).not.toBeNull();
});
