import { type Answer, type ObservedAnswer } from '@rapport/contracts';

/** A finding of the demo account about a contact. */
export type DemoFinding =
  | {
      /** All answers, in the notation of `quizAnswers`. */
      kind: 'quiz';
      daysAgo: number;
      answers: string;
    }
  | { kind: 'change'; daysAgo: number; questionId: string; answer: Answer }
  | {
      /** The observation for a question to watch for, in the interaction of that day. */
      kind: 'observation';
      daysAgo: number;
      questionId: string;
      answer: ObservedAnswer;
    };

/** The demo account's findings about a contact. */
export interface DemoEstimate {
  /** Oldest first; on the same day, in the order of time. */
  findings: readonly DemoFinding[];
  /** True if the tip helped, by the day of the interaction and the id of the tip; null if it wasn't used. */
  tipMarks?: Readonly<Record<number, Readonly<Record<string, boolean | null>>>>;
}

function quiz(daysAgo: number, answers: string): DemoFinding {
  return { kind: 'quiz', daysAgo, answers };
}

/**
 * By the name of the contact; contacts that aren't listed aren't assessed. Together they show letters that are
 * certain, open, and unknown, and motivations that are clear, weak, and tied.
 */
export const DEMO_ESTIMATES: Readonly<Record<string, DemoEstimate>> = {
  // ENTJ, 8: one answer changed after the contract was signed, which moved a letter.
  'Lise Meitner': {
    findings: [
      quiz(74, 'A,B,B,A,A,A,Unsure(AABAA)'),
      { kind: 'change', daysAgo: 5, questionId: 'workstyle-tf', answer: 'A' },
    ],
    tipMarks: {
      48: { '8xN.do': true, '8xE.do': false, 'J.avoid': true },
      27: { '8xN.do': true, '8xE.do': true, 'EN.write': null },
      6: { '8xN.do': true, '8xE.do': false, 'J.avoid': true },
    },
  },
  // Only S is certain: two letters open, one unknown, a weak motivation.
  'Michael Faraday': {
    findings: [
      quiz(49, 'Unsure(AABUU),A,Unsure(ABUAB),Unsure(UUUUU),A,Unsure(ABABU),Unsure(UUUUU)'),
      {
        kind: 'observation',
        daysAgo: 24,
        questionId: 'workstyle-ei-f4',
        answer: 'did_not_come_up',
      },
    ],
  },
  // ISTP, 5: more than a year old.
  'Benjamin Banneker': { findings: [quiz(390, 'B,A,A,B,Unsure(AAAAB),B,A')] },
  // INTJ, 1, 3 and 8 tied: N was open until an observation settled it.
  'Emmy Noether': {
    findings: [
      quiz(60, 'B,Unsure(AABBB),A,A,A,A,A'),
      { kind: 'observation', daysAgo: 33, questionId: 'workstyle-sn-f1', answer: 'B' },
    ],
  },
  // INFJ with an open N; 2, 3 and 9 tied.
  'Mary Somerville': { findings: [quiz(11, 'B,Unsure(AABBB),B,A,B,A,B')] },
  // INTP, 5, after one message: a first impression.
  'Srinivasa Ramanujan': { findings: [quiz(79, 'B,B,A,B,Unsure(AAAAB),B,A')] },
  // ENFP, 4: one tip has helped every time, another one has failed twice and was replaced by the next.
  'Maria Sibylla Merian': {
    findings: [quiz(72, 'A,B,B,B,A,Unsure(AAAAA),B')],
    tipMarks: {
      52: { '4xN.do': true, 'ENFP.do': true, 'EF.say_first': null },
      31: { '4xN.do': true, 'ENFP.do': false },
      10: { '4xN.do': true, 'ENFP.do': false, '4.avoid': false },
    },
  },
  // ISTJ, 1: three full runs. F turned into an open T, then T; the motivation moved from 6 to 1.
  'Chien-Shiung Wu': {
    findings: [
      quiz(340, 'B,A,B,A,A,A,Unsure(AAAAB)'),
      quiz(119, 'B,A,Unsure(AAAAA),A,A,Unsure(ABABA),B'),
      quiz(32, 'B,A,A,A,A,Unsure(ABABA),B'),
    ],
  },
};
