import { type DestinationStream, pino } from 'pino';

/** A line is written after so long at the latest. */
const LONGEST_WAIT_MS = 50;
/** What is written at once, in characters; pipes and supervisors take 16 kB at a time. */
const BATCH = 16_000;

/**
 * Standard output, written in batches: a system call for each line costs more than everything else about
 * it. What waits is written before the process ends, however it ends, unless it is killed outright.
 */
export function logBatch(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, minLength: BATCH });
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    timer = null;
    output.flush();
  };
  process.once('exit', () => output.flushSync());
  return {
    write: (line) => {
      output.write(line);
      timer ??= setTimeout(flush, LONGEST_WAIT_MS).unref();
    },
  };
}
