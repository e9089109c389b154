import { fstatSync } from 'node:fs';

// Loaded before a program that we start (`node --import`). Its input is a pipe whose other end we hold.
// The pipe closes when we are gone, even by kill -9. The program then stops as it would on SIGTERM, or
// is killed when it does not manage to stop in time.
const GRACE_MS = 15_000;

// What the program forks is its own business: it would inherit this module, but not our pipe.
const at = process.execArgv.indexOf(import.meta.url);
if (at > 0) process.execArgv.splice(at - 1, 2);

// As bigint: the plain form leaves the pipe's mode in a buffer that Node 20's realpathSync reads next,
// which then takes every link for a real path, and modules behind links are not found.
const input = fstatSync(0, { bigint: true });
if (input.isFIFO() || input.isSocket()) {
  process.stdin.on('error', () => {});
  process.stdin.once('close', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
  });
  process.stdin.resume();
  process.stdin.unref();
}
