import { makeBareContact, makeContact } from '../../test/make-contact.ts';
import { estimateNotes } from './estimate-notes.ts';

describe('estimateNotes', () => {
  it('names the open pairs and the types close behind', () => {
    expect(estimateNotes(makeContact())).toEqual([
      {
        icon: 'yellow',
        text: 'Concrete or conceptual could go either way: less definitive so far.',
      },
      { icon: 'blue', text: 'Insight-Centered also fits part of what you saw.' },
    ]);
  });

  it('lists several of each', () => {
    const texts = estimateNotes(
      makeContact({ mbtiAmbiguousLetters: ['I', 'N'], enneagramSecondaryTypes: [5, 7, 9] }),
    ).map(({ text }) => text);
    expect(texts).toEqual([
      'Outward or inward and concrete or conceptual could go either way: less definitive so far.',
      'Insight-Centered, Possibility-Inspired and Harmony-Seeking also fit part of what you saw.',
    ]);
  });

  it('warns of little evidence', () => {
    const notes = estimateNotes(
      makeContact({
        mbtiConfidence: 69,
        enneagramConfidence: 69,
        mbtiAmbiguousLetters: [],
        enneagramSecondaryTypes: [],
      }),
    );
    expect(notes.map(({ icon }) => icon)).toEqual(['yellow', 'yellow']);
  });

  it('says when the answers agree', () => {
    const notes = estimateNotes(
      makeContact({
        mbtiConfidence: 80,
        enneagramConfidence: 80,
        mbtiAmbiguousLetters: [],
        enneagramSecondaryTypes: [],
      }),
    );
    expect(notes).toEqual([
      { icon: 'green', text: 'Your answers are consistent with one another.' },
    ]);
  });

  it('has nothing to say before an assessment', () => {
    expect(estimateNotes(makeBareContact())).toEqual([]);
  });
});
