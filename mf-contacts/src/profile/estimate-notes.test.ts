import { makeBareContact, makeContact } from '../testing/make-contact.ts';
import { estimateNotes } from './estimate-notes.ts';

const clear = { mbtiAmbiguousLetters: [], enneagramSecondaryTypes: [] };
const notesAt = (percent: number) =>
  estimateNotes(
    makeContact({ ...clear, mbtiConfidence: percent, enneagramConfidence: percent }),
  ).map(({ icon, text }) => `${icon}: ${text}`);

describe('estimateNotes', () => {
  it('names the open pairs and the types close behind in the words of the quiz', () => {
    expect(estimateNotes(makeContact())).toEqual([
      {
        icon: 'yellow',
        text: 'The concrete or conceptual letter is less definitive: no answer has settled it yet.',
      },
      { icon: 'blue', text: 'Insight-Centered also fits part of what you saw.' },
    ]);
  });

  it('calls a clear result strong from 85 on and consistent from 75 on', () => {
    expect(notesAt(85)).toEqual([
      expect.stringMatching(/^green: Strong work style/),
      expect.stringMatching(/^green: Strong motivation/),
    ]);
    for (const percent of [75, 84]) {
      expect(notesAt(percent)).toEqual([
        expect.stringMatching(/^green: The work style answers are consistent/),
        expect.stringMatching(/^green: The motivation answers are consistent/),
      ]);
    }
  });

  it('advises caution below 70 and is silent from there to 74', () => {
    expect(notesAt(69)).toEqual([
      expect.stringMatching(/^yellow: .*retaking/),
      expect.stringMatching(/^yellow: .*mixed/),
    ]);
    expect(notesAt(70)).toEqual([]);
    expect(notesAt(74)).toEqual([]);
  });

  it('calls mixed answers with a type close behind less definitive', () => {
    const texts = estimateNotes(makeContact({ enneagramConfidence: 69, mbtiAmbiguousLetters: [] }));
    expect(texts).toEqual([
      {
        icon: 'yellow',
        text: 'The motivation type is less definitive: Insight-Centered also fits part of what you saw.',
      },
    ]);
  });

  it('says nothing about a type or number that is not known', () => {
    expect(
      estimateNotes(
        makeContact({
          ...clear,
          mbtiConfidence: null,
          enneagramType: null,
          enneagramConfidence: null,
        }),
      ),
    ).toEqual([]);
    expect(estimateNotes(makeBareContact())).toEqual([]);
  });
});
