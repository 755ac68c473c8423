import { expect, jest, test } from '@jest/globals';
import { processSingleton } from './process-singleton';

test.each([{}, null])(
  '%j is made once, and shared with a second copy of the module',
  async (value) => {
    const name = `test-${JSON.stringify(value)}`;
    const create = jest.fn(() => value);
    expect(processSingleton(name, create)).toBe(value);
    jest.resetModules();
    const copy = await import('./process-singleton');
    expect(copy.processSingleton).not.toBe(processSingleton);
    expect(copy.processSingleton(name, create)).toBe(value);
    expect(create).toHaveBeenCalledTimes(1);
  },
);
