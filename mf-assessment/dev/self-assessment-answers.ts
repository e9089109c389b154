import {
  type AcknowledgeResponsibleUse,
  type ResponsibleUse,
  type SaveUserPersonality,
  type UserProfile,
  type UserScores,
} from '@rapport/api-client';
import { answeredScoresOf, SELF_ASSESSMENT_BANK, type PersonalityScores } from '@rapport/contracts';
import { type FakeAnswers } from '@rapport/remote-kit/stand-alone';

const NOT_MEASURED: PersonalityScores = {
  bigFiveOpenness: null,
  bigFiveConscientiousness: null,
  bigFiveExtraversion: null,
  bigFiveAgreeableness: null,
  bigFiveNeuroticism: null,
  hexacoHonestyHumility: null,
  panasPositiveAffect: null,
  panasNegativeAffect: null,
  viaWisdom: null,
  viaCourage: null,
  viaLove: null,
  hoganAdjustment: null,
  hoganAmbition: null,
  hoganSociability: null,
};

/** The user's own scores: none until they save some. */
export function selfAssessmentAnswers(): FakeAnswers {
  let scores: UserScores = {
    ...NOT_MEASURED,
    assessmentComplete: false,
    answers: null,
    answeredScores: null,
  };
  let responsibleUse: ResponsibleUse | null = null;

  return {
    'GET /api/user/profile': (): UserProfile => ({
      ...scores,
      id: '00000000-0000-4000-8000-0000000a10e0',
      email: 'alone@rapport.local',
      assessmentVersion: scores.assessmentComplete ? '2.0' : null,
      responsibleUse,
      accountRemovable: null,
    }),
    'GET /api/user-profile': () => scores,
    'PUT /api/user-personality': ({ body }) => {
      const { answers = null, ...saved } = body<SaveUserPersonality>();
      const answeredScores = answers && answeredScoresOf(SELF_ASSESSMENT_BANK, answers);
      scores = { ...saved, answers, answeredScores };
      return scores;
    },
    'PUT /api/user/acknowledgements/responsible-use': ({ body }) => {
      const { version } = body<AcknowledgeResponsibleUse>();
      responsibleUse = { version, acknowledgedAt: new Date().toISOString() };
      return responsibleUse;
    },
  };
}
