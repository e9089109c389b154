import { pageProblem } from './page-problem.ts';

const origin = 'http://127.0.0.1:4711';

describe('pageProblem', () => {
  it('names the error and the files of the release that threw it', () => {
    const stack = [
      'TypeError: name is undefined',
      `    at draw (${origin}/built/assets/page-a.js:1:20)`,
      `    at ${origin}/built/remoteEntry.js:2:3`,
      `    at react (${origin}/assets/react-b.js:9:9)`,
    ].join('\n');
    expect(pageProblem({ name: 'TypeError', message: 'name is undefined', stack }, origin)).toBe(
      [
        'TypeError: name is undefined',
        '    at assets/page-a.js:1:20',
        '    at remoteEntry.js:2:3',
      ].join('\n'),
    );
  });

  it('names the files of the page if the remote isn’t involved', () => {
    const stack = `Error: no\n    at ${origin}/assets/main-c.js:1:1`;
    expect(pageProblem({ message: 'no', stack }, origin)).toBe(
      'Error: no\n    at smoke page: assets/main-c.js:1:1',
    );
  });

  it('is just the message if nothing else is known', () => {
    expect(pageProblem({ message: 'Script error.' }, origin)).toBe('Error: Script error.');
  });
});
