import { format } from 'node:util';
import { pathToFileURL } from 'node:url';

/** Output of a program until it ended. */
interface Answer {
  program: string;
  status: number;
  stdout: string;
  stderr: string;
}

/** Thrown by `process.exit`, so that a program doesn't continue. */
class Ended extends Error {}

/**
 * Runs programs with --help, one after the other in this process: separate processes would each load the compiler
 * and shared modules again. Prints the answers as JSON.
 */
async function ask(program: string): Promise<Answer> {
  const answer: Answer = { program, status: 0, stdout: '', stderr: '' };
  let hasEnded = false;
  const end = () => {
    if (!hasEnded) answer.status = Number(process.exitCode ?? 0);
    hasEnded = true;
  };
  const writeTo = (stream: 'stdout' | 'stderr') => (chunk: unknown) => {
    if (!hasEnded) answer[stream] += String(chunk);
    return true;
  };
  process.stdout.write = writeTo('stdout');
  process.stderr.write = writeTo('stderr');
  console.log = (...words: unknown[]) => writeTo('stdout')(`${format(...words)}\n`);
  console.error = (...words: unknown[]) => writeTo('stderr')(`${format(...words)}\n`);
  process.argv = [process.execPath, program, '--help'];
  process.exitCode = 0;
  process.exit = (code) => {
    if (code != null) process.exitCode = code;
    end();
    throw new Ended();
  };
  await import(pathToFileURL(program).href).catch((error: unknown) => {
    if (!(error instanceof Ended)) throw error;
  });
  end();
  return answer;
}

const programs = process.argv.slice(2);
const write = process.stdout.write.bind(process.stdout);
const exit = process.exit.bind(process);
const answers: Answer[] = [];
for (const program of programs) answers.push(await ask(program));
write(JSON.stringify(answers), () => exit(0));
