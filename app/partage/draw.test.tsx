/** @jest-environment node */
import { beforeEach, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { shareCard } from '@/lib/share/card';
import { letters } from '@/lib/share/font-metrics';
import { draw } from './draw';

const cardOf = (title: string) =>
  shareCard({ brand: 'Marque', badges: ['Un'], title, untitled: 'Sans titre', facts: [[title]] });

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

test('of many requests at once some are drawn, the others rejected', async () => {
  const images = await Promise.all(
    Array.from({ length: 40 }, (_, index) => draw(cardOf(`Annonce ${index}`))),
  );
  const drawn = images.filter((image) => image !== null);
  expect(drawn).toHaveLength(22);
  expect(await draw(cardOf('Annonce 39'))).not.toBeNull();
});
