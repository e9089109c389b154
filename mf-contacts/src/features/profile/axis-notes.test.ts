import { type GuidanceAxis } from '@rapport/api-client';
import { makeGuidance } from '../../testing/make-guidance.ts';
import { axisNotes } from './axis-notes.ts';

const [EI] = makeGuidance().axes;
const noteWith = (axis: Partial<GuidanceAxis>) => axisNotes([{ ...EI!, ...axis }]).EI;

describe('how sure a letter is', () => {
  it('is a word with the number of its answers', () => {
    expect(noteWith({})).toBe('one answer');
    expect(noteWith({ word: 'strong', for: 3 })).toBe('strong, 3 answers');
    expect(noteWith({ word: 'fair', for: 4, against: 1 })).toBe('fair, 4 of 5 answers');
  });

  it('is a count while the letter is open, and says when no answer takes a side', () => {
    expect(noteWith({ state: 'open', word: 'open', for: 3, against: 2 })).toBe('3 to 2');
    expect(noteWith({ state: 'unknown', word: 'open', for: 0 })).toBe('no answer takes a side');
  });

  it('is not said where the answers are not known', () => {
    const unknown = { for: null, against: null, unsure: null };
    expect(noteWith({ ...unknown, word: 'strong' })).toBe('');
    expect(noteWith({ ...unknown, state: 'open', word: 'open' })).toBe('');
  });
});
