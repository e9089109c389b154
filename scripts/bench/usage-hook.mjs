/** Loaded into every server of the benchmark with --import; reports the resource usage of its process on request. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicroseconds: user + system, residentBytes: process.memoryUsage.rss() });
});
// A message listener alone must not keep the server running.
process.channel?.unref();
// The benchmark has ended, for whatever reason.
process.on('disconnect', () => process.exit());
