import { runChecks } from './run-checks.ts';

const passes = { name: 'Fine', commands: [['-e', 'console.log("not shown")']] };
const fails = {
  name: 'Broken',
  commands: [
    ['-e', 'console.log("first reason"); process.exitCode = 1'],
    ['-e', 'console.error("second reason"); process.exitCode = 2'],
  ],
};

async function run(...checks: (typeof passes)[]) {
  const lines: string[] = [];
  const failed = await runChecks(checks, process.cwd(), (line) => lines.push(line));
  return { failed, text: lines.join('\n') };
}

describe('runChecks', () => {
  it('says that a check passed, and not what it wrote', async () => {
    const { failed, text } = await run(passes);
    expect(failed).toEqual([]);
    expect(text).toMatch(/^✓ Fine \(\d+\.\d s\)$/);
  });

  it('shows every reason of a failed check and still runs the others', async () => {
    const { failed, text } = await run(fails, passes, fails);
    expect(failed).toEqual(['Broken', 'Broken']);
    expect(text).toContain('✓ Fine');
    expect(text).toMatch(/✗ Broken[^]*first reason\nsecond reason/);
  });

  it('counts a program that cannot be run as failed', async () => {
    const { failed } = await run({ name: 'Missing', commands: [['no-such-program.js']] });
    expect(failed).toEqual(['Missing']);
  });
});
