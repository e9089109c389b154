// Loaded before a part of the stack (`node --import`). The start command holds the other end of
// this process's input: when that closes, the start command is gone, even by kill -9, and this
// part stops as it would on SIGTERM. One that does not manage to is ended for good.
const GRACE_MS = 15_000;

process.stdin.on('error', () => {});
process.stdin.once('close', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
});
process.stdin.resume();
process.stdin.unref();
