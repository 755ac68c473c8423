import { expect, test } from '@jest/globals';
import { readListenOptions } from './listen-options';

test.each<[string[], Record<string, string>, object]>([
  [[], {}, { port: 3000, host: '127.0.0.1' }],
  [['-p', '4000', '-H', '0.0.0.0'], {}, { port: 4000, host: '0.0.0.0' }],
  [['--port=4000', '--hostname', '::1'], {}, { port: 4000, host: '::1' }],
  [[], { PORT: '5000', HOSTNAME: '::' }, { port: 5000, host: '::' }],
  [['-p', '4000'], { PORT: '5000' }, { port: 4000, host: '127.0.0.1' }],
  [[], { PORT: '', HOSTNAME: '' }, { port: 3000, host: '127.0.0.1' }],
])('%j, %j', (args, env, options) => {
  expect(readListenOptions(args, env)).toEqual(options);
});

test.each([[['-p', 'x']], [['-p', '70000']], [['-p', '-1']], [['--turbo']], [['folder']]])(
  '%j is refused',
  (args) => {
    expect(() => readListenOptions(args, {})).toThrow();
  },
);
