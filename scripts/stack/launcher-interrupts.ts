import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { launcherGroups } from './launchers.ts';

/** Joins a process group, writes a byte for each SIGINT to it, and ends when its input closes. */
const LISTENER = `
  setpgrp(0, $ARGV[0]) or exit 1;
  $SIG{INT} = sub { syswrite(STDOUT, "!") };
  my $read;
  do { $read = sysread(STDIN, my $byte, 1) } while (defined $read ? $read > 0 : $!{EINTR});
`;

/**
 * Calls back on a SIGINT to the process group of a launcher. pnpm runs a script in a separate group and forwards
 * signals, but as a background job of a shell script it ignores SIGINT, as POSIX requires. Node can't join a group,
 * so a small Perl program listens there; without Perl, `pnpm stop` and SIGTERM still end the stack.
 */
export function onLauncherInterrupt(callback: () => void): void {
  if (process.platform === 'win32') return;
  for (const group of launcherGroups()) {
    const listener = spawn('perl', ['-MErrno', '-e', LISTENER, String(group)], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    listener.on('error', () => {});
    listener.stdin.on('error', () => {});
    listener.stdout.on('data', callback);
    // The listener must not keep this process running.
    listener.unref();
    for (const pipe of [listener.stdin, listener.stdout]) {
      if (pipe instanceof Socket) pipe.unref();
    }
  }
}
