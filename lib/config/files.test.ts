import { afterEach, describe, expect, test } from '@jest/globals';
import nextEnv from '@next/env';
import { ConfigError } from './error';
import { checkConfigFiles } from './files';

const name = 'REVALIDATE_SECRET';
const given = { PATH: '/bin', _: '/usr/bin/node' };

function faultIn(contents: string, env: Record<string, string> = given): string | null {
  try {
    checkConfigFiles([{ path: '.env.local', contents }], env);
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

/** What Next.js reads. */
function valueIn(contents: string): string | undefined {
  const files = [{ path: '.env.local', contents, env: {} }];
  const [, parsed] = nextEnv.processEnv(files, '.', console, true);
  return parsed?.[name];
}

afterEach(() => {
  for (const set of [name, 'OTHER', 'BRAND_NAME']) Reflect.deleteProperty(process.env, set);
});

describe('a value that Next.js cuts is refused', () => {
  test.each([
    [`${name}=0123456789abcdef#gh`, '0123456789abcdef', '#'],
    [`${name}=#0123456789abcdef`, '', '#'],
    [`  export ${name} =a#b # comment`, 'a', '#'],
    [`${name}=0123456789$abcdef`, '0123456789', '$'],
    [`${name}=0123456789\${abcdef}`, '0123456789', '$'],
    [`${name}='0123456789$abcdef'`, '0123456789', '$'],
    [`${name}="0123456789$ABSENT"`, '0123456789', '$'],
    [`${name}=0123$1`, '0123', '$'],
    [`A=1\r\n${name}=a#b\r\nB=2`, 'a', '#'],
  ])('%j', (contents, value, sign) => {
    expect(valueIn(contents)).toBe(value);
    const message = faultIn(contents);
    expect(message).toContain(`${name} in .env.local: `);
    expect(message).toContain(`its ${sign}`);
    expect(message).not.toMatch(/0123|abcdef/);
  });
});

describe('one that arrives as it is meant is not', () => {
  test.each([
    [`${name}=0123456789abcdef`, '0123456789abcdef'],
    [`${name}=0123 # comment with # and $x`, '0123'],
    [`${name}= # comment`, ''],
    [`${name}='a#b\\$c' # comment`, 'a#b$c'],
    [`${name}="a#b"`, 'a#b'],
    [`${name}=a\\$b`, 'a$b'],
    [`${name}=a$`, 'a$'],
    [`${name}=a$-b`, 'a$-b'],
    [`OTHER=x\n${name}=$OTHER/y`, 'x/y'],
    [`${name}=a#b\n${name}=c`, 'c'],
    [`# ${name}=a#b`, undefined],
    ['BRAND_NAMES=a#b', undefined],
  ])('%j', (contents, value) => {
    expect(valueIn(contents)).toBe(value);
    expect(faultIn(contents)).toBeNull();
  });
});

test('only the value that counts is checked', () => {
  const cut = `${name}=a#b`;
  expect(faultIn(cut, { [name]: 'c' })).toBeNull();
  const files = [
    { path: '.env.local', contents: `${name}=c` },
    { path: '.env', contents: `${cut}\nBRAND_NAME=$x` },
  ];
  expect(() => checkConfigFiles(files, given)).toThrow('BRAND_NAME in .env: its $');
  expect(() => checkConfigFiles(files, given)).not.toThrow(name);
});
