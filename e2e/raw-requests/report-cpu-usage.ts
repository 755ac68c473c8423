/*
 * Loaded into the server under test (`node --import`): answers each message of the test with the
 * processor time that the server has used so far.
 */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000);
});
// The channel alone keeps no server from stopping.
process.channel?.unref();
