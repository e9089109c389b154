import { type UserScores } from '@rapport/api-client';

/** Complete scores with all highlights: two low ends, two in the middle, two high ends. */
export function makeUserScores(changes: Partial<UserScores> = {}): UserScores {
  return {
    assessmentComplete: true,
    bigFiveOpenness: 75,
    bigFiveConscientiousness: 60,
    bigFiveExtraversion: 25,
    bigFiveAgreeableness: 67,
    bigFiveNeuroticism: 25,
    hexacoHonestyHumility: 50,
    panasPositiveAffect: 50,
    panasNegativeAffect: 50,
    viaWisdom: 50,
    viaCourage: 50,
    viaLove: 50,
    hoganAdjustment: 50,
    hoganAmbition: 100,
    hoganSociability: 50,
    answers: null,
    answeredScores: null,
    ...changes,
  };
}
