import { type UserScores } from '@rapport/api-client';
import { fakeApi, requestError } from '@rapport/remote-kit/stand-alone';
import { CARDS } from './cards.ts';

/** The contact who is due next. */
const NEXT_CONTACT = '00000000-0000-4000-8000-0000000000c1';

/** A user with low, middle, high, and missing scores, so that every state can be seen. */
const SCORES: UserScores = {
  assessmentComplete: true,
  bigFiveOpenness: 75,
  bigFiveConscientiousness: 60,
  bigFiveExtraversion: 25,
  bigFiveAgreeableness: 67,
  bigFiveNeuroticism: 25,
  hexacoHonestyHumility: 50,
  panasPositiveAffect: 62,
  panasNegativeAffect: 38,
  viaWisdom: 71,
  viaCourage: 55,
  viaLove: 48,
  hoganAdjustment: 70,
  hoganAmbition: 75,
  hoganSociability: null,
  answers: null,
  answeredScores: null,
};

/**
 * Returns the responses that coaching reads.
 * @param wish `scores=incomplete`, `cards=none`, `cards=failing`, or `cards=slow` for another state
 */
export function coachingApi(wish: URLSearchParams) {
  let failures = 0;
  return fakeApi({
    'GET /api/user-profile': (): UserScores => ({
      ...SCORES,
      assessmentComplete: wish.get('scores') !== 'incomplete',
    }),
    // Two days late, whenever the page is opened.
    'GET /api/today/next-meeting': () => ({ next: null }),
    'GET /api/contacts': () => [
      {
        id: NEXT_CONTACT,
        displayName: 'Caroline Herschel',
        nextDueAt: new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString(),
        mbtiType: 'ISFJ',
        objectedAt: null,
      },
    ],
    [`GET /api/guidance/${NEXT_CONTACT}`]: () => ({
      you: [
        {
          card: 'bridge',
          axis: 'SN',
          text: 'You start with the idea; they look for a case. Begin with one customer.',
        },
      ],
      own: [{ dimension: 'SN', side: 'N', score: 75 }],
    }),
    'GET /api/coaching-recommendations': () => {
      switch (wish.get('cards') ?? '') {
        case 'none':
          return [];
        case 'failing':
          // The second retry works, so that both outcomes can be seen.
          if ((failures += 1) < 3) throw requestError('HTTP 503 - Service Unavailable', 503);
          return CARDS;
        case 'slow':
          return new Promise((resolve) => setTimeout(() => resolve(CARDS), 5000));
        default:
          return CARDS;
      }
    },
  });
}
