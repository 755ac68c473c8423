/*
 * Node.js imports this before the server under test. It responds to each message of the test with the processor time
 * in milliseconds that the server has used so far, and its memory in bytes.
 */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.([(user + system) / 1_000, process.memoryUsage.rss()]);
});
// The channel must not keep the server from stopping.
process.channel?.unref();
