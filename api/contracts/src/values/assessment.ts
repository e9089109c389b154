/** What the contact assessment page sends: its own answers are scored by the server. */
export const ASSESSMENT_DEFAULTS = {
  bigFiveScores: {
    openness: 50,
    conscientiousness: 50,
    extraversion: 50,
    agreeableness: 50,
    neuroticism: 50,
  },
  hexacoScores: { honestyHumility: 50 },
  panasScores: { positiveTotal: 25, negativeTotal: 25 },
  viaStrengths: [],
  hoganHpiScores: {},
  hoganHdsScores: {},
  confidenceScore: 75,
};

/** The code of the 409 that refuses to complete an assessment with fewer than 5 answers. */
export const TOO_FEW_ANSWERS = 'TOO_FEW_ANSWERS';
