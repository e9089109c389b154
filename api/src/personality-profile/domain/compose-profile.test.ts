import { MOTIVATION_TYPES, PROFILE_TEXT_FIELDS, WORK_STYLE_TYPES } from '@rapport/contracts';
import {
  CLINICAL_WORDS,
  GROUP_WORDS,
  hedgesOf,
  KNOWN_NICKNAMES,
  openingWord,
  PROTECTED_NAMES,
} from '../../../test/content/authored-text.ts';
import { MOTIVATION_PARTS } from '../content/motivation-parts.ts';
import { WORK_APPROACHES } from '../content/work-approaches.ts';
import { composeProfile, profileParts } from './compose-profile.ts';

const COMBINATIONS = WORK_STYLE_TYPES.flatMap((mbtiType) =>
  MOTIVATION_TYPES.map((enneagramType) => ({
    name: `${mbtiType} ${enneagramType}`,
    profile: composeProfile(mbtiType, enneagramType),
    parts: profileParts(mbtiType, enneagramType),
  })),
);

describe('composeProfile', () => {
  it('joins parts that pull the same way', () => {
    expect(composeProfile('INTJ', 1)).toEqual({
      mbtiType: 'INTJ',
      enneagramType: 1,
      coreMotivation:
        'Getting things right matters to them, and falling short of their own standard bothers them more than criticism does. They tend to judge a result by whether its logic holds.',
      workApproach:
        'Builds a long-range plan first and works through it with little need for company. Half-finished foundations usually get rebuilt before anything new is added.',
      relationshipStyle:
        'Prefers a few colleagues whose competence is proven over a wide circle. Trust grows when you keep small promises exactly.',
      communicationStyle:
        'Written points that start from the main idea usually reach them best. Clear reasons tend to carry more weight than enthusiasm.',
      collaborationPreference:
        'Likes defined ownership and time to work alone between check-ins. In a group they often become the one who guards quality.',
      growthDirection:
        "Progress often comes from treating 'good enough' as a decision rather than a failure. Leaving one part of the plan open can bring in ideas they would have missed.",
      conflictResponse:
        'At first they may hold back, then state exactly what is wrong. A calm look at facts and agreed criteria usually settles it.',
      stressResponse:
        'Under strain they tend to tighten control and notice every flaw. Quiet time alone usually restores them faster than talking.',
      triggers:
        'careless errors that were easy to avoid; rules applied unevenly; last-minute changes without a reason',
    });
  });

  it('says where the two pull in different directions', () => {
    expect(composeProfile('ESFP', 6)).toEqual({
      mbtiType: 'ESFP',
      enneagramType: 6,
      coreMotivation:
        'Knowing who and what can be relied on gives them room to relax. People they care about usually come first when they weigh options.',
      workApproach:
        'Brings energy to the task at hand and learns by doing it with others. Alongside that openness they often want a fallback before they commit.',
      relationshipStyle:
        'Warm and quick to include others, they tend to make contact easy. Trust grows when you are the same person on good and bad days.',
      communicationStyle:
        'Talking it through with concrete examples usually works better than a document. A friendly tone tends to matter as much as the content.',
      collaborationPreference:
        'Enjoys working side by side with room to improvise. Within a team they often ask the question about risk that nobody else asked.',
      growthDirection:
        'Growth often comes from acting on their own judgement before asking for another opinion. A light weekly plan can protect the freedom they like.',
      conflictResponse:
        'Early on they may test where everyone stands. An open talk about feelings, followed by a small practical fix, usually helps.',
      stressResponse:
        'When pressure builds they tend to look for what could go wrong and for reassurance. Company usually steadies them more than time alone.',
      triggers:
        'sudden silence from someone they rely on; promises that shift; long abstract planning with nothing to try',
    });
  });

  it('replaces the habit by a tension line for half of the work styles of every motivation', () => {
    const letters = MOTIVATION_TYPES.map((type) => MOTIVATION_PARTS[type].tension.letter);
    expect(letters.join('')).toBe('PTISEPJFT');
    for (const { name, profile, parts } of COMBINATIONS) {
      const { tension } = MOTIVATION_PARTS[profile.enneagramType];
      const { habit } = WORK_APPROACHES[profile.mbtiType];
      const opposed = profile.mbtiType.includes(tension.letter);
      expect([name, parts.workApproach[1]]).toEqual([name, opposed ? tension.line : habit]);
    }
  });

  it('gives 144 different profiles', () => {
    expect(new Set(COMBINATIONS.map(({ profile }) => JSON.stringify(profile))).size).toBe(144);
  });
});

describe.each(COMBINATIONS)('the profile $name', ({ profile, parts }) => {
  const sentences = PROFILE_TEXT_FIELDS.filter((field) => field !== 'triggers').flatMap(
    (field) => parts[field],
  );

  it('fills every field with at most 320 characters and never the same hedge twice', () => {
    for (const field of PROFILE_TEXT_FIELDS) {
      expect(profile[field].length).toBeGreaterThan(60);
      expect(profile[field].length).toBeLessThanOrEqual(320);
      const hedges = hedgesOf(profile[field]).map((hedge) =>
        hedge.toLowerCase().replace('tends', 'tend'),
      );
      expect(hedges).toEqual([...new Set(hedges)]);
    }
  });

  it('is made of whole sentences that stand alone', () => {
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z][^.!?;]+\.$/);
      expect(sentence).not.toMatch(/^(This|That|These|Those|It|Such|So|However|But|And|Also)\b/);
      expect(sentence.length).toBeGreaterThanOrEqual(30);
      expect(sentence.length).toBeLessThanOrEqual(170);
      expect(hedgesOf(sentence).length).toBeLessThanOrEqual(1);
    }
  });

  it('names three triggers, none of them a sentence', () => {
    expect(parts.triggers).toHaveLength(3);
    for (const item of parts.triggers) expect(item).toMatch(/^[a-z][^.;,]{14,60}$/);
  });

  it('repeats no sentence, and opens each with a word of its own', () => {
    expect(new Set(sentences).size).toBe(sentences.length);
    const openings = sentences.map(openingWord).filter((word) => word !== 'a' && word !== 'an');
    expect(openings).toEqual([...new Set(openings)]);
    for (const field of PROFILE_TEXT_FIELDS) {
      expect(new Set(parts[field].map(openingWord)).size).toBe(parts[field].length);
    }
  });

  it('uses no name that belongs to others, no word of a clinic and none about a group', () => {
    for (const text of PROFILE_TEXT_FIELDS.map((field) => profile[field])) {
      expect(text).not.toMatch(PROTECTED_NAMES);
      expect(text).not.toMatch(KNOWN_NICKNAMES);
      expect(text).not.toMatch(CLINICAL_WORDS);
      expect(text).not.toMatch(GROUP_WORDS);
    }
  });
});
