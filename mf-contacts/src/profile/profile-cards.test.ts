import { MOTIVATION_TYPES, WORK_STYLE_TYPES } from '@rapport/contracts';
import { makeBareContact, makeContact } from '../../test/make-contact.ts';
import { profileCards } from './profile-cards.ts';

const PROTECTED = /mbti|myers|briggs|enneagram|hogan|panas|hexaco|clifton|\bvia\b/i;

describe('profileCards', () => {
  it('fills all three cards for every result, without a protected name', () => {
    for (const mbtiType of WORK_STYLE_TYPES) {
      for (const enneagramType of MOTIVATION_TYPES) {
        const cards = profileCards(
          makeContact({ mbtiType, enneagramType, mbtiAmbiguousLetters: [] }),
        );
        for (const entries of Object.values(cards ?? {})) {
          expect(entries.length).toBeGreaterThanOrEqual(2);
          for (const { term, text } of entries) expect(`${term} ${text}`).not.toMatch(PROTECTED);
        }
      }
    }
  });

  it('says what is still open', () => {
    expect(profileCards(makeContact())?.developmentAreas).toContainEqual({
      term: 'Still open',
      text: 'Concrete or conceptual could go either way.',
    });
  });

  it('leaves out what depends on a motivation type that is not known', () => {
    const cards = profileCards(makeContact({ enneagramType: null, enneagramConfidence: null }));
    expect(cards?.coreIdentity.map(({ term }) => term)).toEqual([
      'Making a decision',
      'Facing a deadline',
    ]);
  });

  it('is null without a result', () => {
    expect(profileCards(makeBareContact())).toBeNull();
  });
});
