import { fstatSync } from 'node:fs';

// Loaded before a program that we start (`node --import`). Its input is a pipe whose other end we keep open. The
// pipe closes when we end, even by kill -9. The program then stops as it would on SIGTERM, or is killed if it
// doesn't stop in time.
const GRACE_MS = 15_000;

// A fork of the program would inherit this module, but not our pipe.
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
