import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { giveUp, requireTypeScript } from './give-up';

const typescript = Object.getOwnPropertyDescriptor(process.features, 'typescript') ?? {};
let said = '';

beforeEach(() => {
  said = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.defineProperty(process.features, 'typescript', typescript);
});

test('a start that cannot go well ends with its message alone', () => {
  expect(() => giveUp(new Error('API_URL: missing'))).toThrow('exit 1');
  expect(said).toBe('API_URL: missing\n');
});

test('so does one on a Node.js that reads no TypeScript, and no other', () => {
  Object.defineProperty(process.features, 'typescript', { value: 'strip', configurable: true });
  requireTypeScript();
  expect(said).toBe('');
  Object.defineProperty(process.features, 'typescript', { value: undefined, configurable: true });
  expect(() => requireTypeScript()).toThrow('exit 1');
  expect(said).toContain('Node.js 22.18 or newer is needed');
});
