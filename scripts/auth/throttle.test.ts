import { SlidingWindow } from './throttle.ts';

describe('SlidingWindow', () => {
  it('frees a place when the oldest event leaves the window, and when one is given back', () => {
    let now = 0;
    const window = new SlidingWindow(2, 300, () => now);
    window.take('a');
    now = 100_000;
    const second = window.take('a');
    now = 200_000;
    expect(window.take('a')).toEqual({ ok: false, waitSeconds: 100 });
    expect(window.take('b').ok).toBe(true);
    if (second.ok) second.giveBack();
    expect(window.take('a').ok).toBe(true);
    now = 300_001;
    expect(window.take('a').ok).toBe(true);
    expect(window.take('a').ok).toBe(false);
  });
});
