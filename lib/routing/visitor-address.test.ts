import { describe, expect, test } from '@jest/globals';
import { visitorAddress, visitorNetwork } from './visitor-address';

const visitor = '203.0.113.9';
const proxy = '198.51.100.4';
const socket = '10.0.0.2';

function visitorOf(forwarded: string, trustedProxies?: number) {
  return visitorAddress(new Headers({ 'x-forwarded-for': forwarded }), trustedProxies);
}

describe('the visitor', () => {
  test.each([
    ['behind no proxy', 0, [visitor]],
    ['behind one', 1, [visitor, socket]],
    ['behind one on the same machine, by default', undefined, [visitor, '127.0.0.1']],
    ['behind one on the same machine, over IPv6', undefined, [visitor, '::1']],
    [
      'behind one on the same machine, where the server listens on both',
      undefined,
      [visitor, '::ffff:127.0.0.1'],
    ],
    ['behind none, by default', undefined, ['8.8.8.8', visitor]],
    ['where the platform says it, by default', undefined, [visitor]],
    ['behind two', 2, [visitor, proxy, socket]],
    ['where the platform says it, and no server adds to it', 1, [visitor]],
  ])('%s', (_, trustedProxies, entries) => {
    expect(visitorOf(entries.join(', '), trustedProxies)).toBe(visitor);
  });

  test.each([
    [0, [visitor]],
    [1, [visitor, socket]],
    [2, [visitor, proxy, socket]],
  ])('is not who they claim to be (%d)', (trustedProxies, entries) => {
    for (const forged of ['8.8.8.8', '8.8.8.8, 127.0.0.1', 'unknown', ',,', '::1']) {
      expect(visitorOf([forged, ...entries].join(','), trustedProxies)).toBe(visitor);
    }
  });

  test.each([
    ['203.0.113.9:4711', visitor],
    ['::ffff:203.0.113.9', visitor],
    ['::FFFF:203.0.113.9', visitor],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
  ])('however it is written: %s', (entry, address) => {
    expect(visitorOf(entry, 0)).toBe(address);
  });

  test.each(['', ' ', 'unknown', '_hidden', '203.0.113', '300.1.1.1', 'fe80::1%eth0', 'a,b'])(
    'is nobody when nothing says: %j',
    (entry) => {
      expect(visitorOf(entry, 0)).toBeNull();
    },
  );

  test('is unknown without the header', () => {
    expect(visitorAddress(new Headers())).toBeNull();
  });
});

test.each([
  [null, 'nobody'],
  [visitor, visitor],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0'],
  ['2001:0DB8:0001:00ff::9', '2001:db8:1:0'],
  ['2001:db8:1:100::9', '2001:db8:1:1'],
  ['2001:db8:1:fe02::9', '2001:db8:1:fe'],
  ['2001:db8::', '2001:db8:0:0'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:0'],
  ['2001:db8::1000:2:3:4:5', '2001:db8:0:10'],
  ['::1', '0:0:0:0'],
  ['::ffff:cb00:7109', '::ffff:cb00:7109'],
  ['0:0:0:0:0:FFFF:203.0.113.9', '::ffff:cb00:7109'],
])('the network of %s is %s', (address, network) => {
  expect(visitorNetwork(address)).toBe(network);
});
