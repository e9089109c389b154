import { guardConsole } from './guard-console.ts';

const { error, warn } = console;
afterEach(() => {
  console.error = error;
  console.warn = warn;
  jest.restoreAllMocks();
});

describe('guardConsole', () => {
  it("logs an error's message without its statement's values and without secrets", () => {
    const lines: string[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    guardConsole();
    const failure = Object.assign(new Error('no row for token_hash=0123456789abcdef0123456789'), {
      code: '23505',
      parameters: ['ann@rapport.test'],
    });
    console.error('Auth error:', failure);
    console.warn('GET /auth/v1/verify?token=abc', { token: 'Zk3v9Qm1x_7Lr-0aTb5Nc8YdWe2Hf6Jg' });
    expect(lines[0]).toMatch(/^Auth error: Error \(23505\): no row for token_hash=…\n {4}at /);
    expect(lines[1]).toMatch(/^GET \/auth\/v1\/verify\?… \{ token: '…' \}\n$/);
    expect(lines.join('')).not.toContain('ann@');
  });
});
