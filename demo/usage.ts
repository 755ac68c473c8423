export const usage = (resetPaths: string[]): string =>
  `
Usage: node demo/main.ts [options]

Runs the sample API the site can be tried on.

  --port N            port to listen on, 0 for any free one (default 4100)
  --host HOST         address to listen on (default 127.0.0.1)
  --db PATH           SQLite file, made when missing (default .demo/api.sqlite)
  --ads N             number of sample ads (default 240)
  --today YYYY-MM-DD  day the sample dates are counted from (default: today in Paris)
  --delay MS          milliseconds before each response (default 0)
  --verbose           log every request on stderr
  -h, --help          show this

Password reset links, renewed at every start:
${resetPaths.map((path) => `  ${path}`).join('\n')}`.trim();
