/** Loaded into every server of the benchmark with --import: says what its process has used when it is asked. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicroseconds: user + system, residentBytes: process.memoryUsage.rss() });
});
// Listening for messages alone keeps no server alive.
process.channel?.unref();
// The benchmark is gone, however it ended.
process.on('disconnect', () => process.exit());
