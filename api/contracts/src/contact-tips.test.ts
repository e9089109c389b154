import { FOREIGN_NAMES } from '../test/authored-text.ts';
import { type ContactTipId, contactTip } from './contact-tips.ts';
import { WORK_STYLE_DIMENSIONS } from './types.ts';

describe('contactTip', () => {
  it('has one plain sentence for observing each letter pair', () => {
    const tips = WORK_STYLE_DIMENSIONS.map((dimension): ContactTipId => `observe-${dimension}`).map(
      contactTip,
    );
    expect(new Set(tips).size).toBe(4);
    for (const tip of tips) {
      expect(tip).toMatch(/notice .+\.$/);
      expect(tip).not.toMatch(FOREIGN_NAMES);
    }
  });

  it.each(['', 'call', 'toString', '__proto__'])('returns null for %j', (id) => {
    expect(contactTip(id)).toBeNull();
  });
});
