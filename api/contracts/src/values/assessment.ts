/** The scores that the contact assessment page sends; the server computes the real result from the answers. */
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

/** The code of the 409 for completing an assessment with fewer than 5 answers. */
export const TOO_FEW_ANSWERS = 'TOO_FEW_ANSWERS';
