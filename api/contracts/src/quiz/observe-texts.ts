/** Texts for observing the answer to a question. */
interface ObserveTexts {
  /** A sentence that says what to notice, and when. */
  prompt: string;
  /** The same as a short question, for a briefing. */
  question: string;
  /** These stand for the same letter or type as the question's options, worded as observations. */
  optionA: string;
  optionB: string;
}

/** What to watch for to answer each question of the contact quiz, by question ID. */
export const OBSERVE_TEXTS: Readonly<Record<string, ObserveTexts>> = {
  'workstyle-ei': {
    prompt: 'Next time you talk in a group, notice whether they speak early or listen first.',
    question: 'In a group, do they speak early or listen first?',
    optionA: 'They spoke early and thought aloud',
    optionB: 'They listened first and spoke later',
  },
  'workstyle-ei-f1': {
    prompt: 'Next time you end a long call, notice whether they stay on or sign off.',
    question: 'After a long call, do they stay on or sign off?',
    optionA: 'They stayed on and chatted',
    optionB: 'They signed off and wrote to me later',
  },
  'workstyle-ei-f2': {
    prompt:
      'Next time you ask them a hard question, notice whether they think it over or think aloud.',
    question: 'Do they think a hard question over or think aloud?',
    optionA: 'They came back later with an answer',
    optionB: 'They thought aloud until they had one',
  },
  'workstyle-ei-f3': {
    prompt:
      'Next time you share a call or an email thread, notice whether they bring in many people or few.',
    question: 'Do they bring in many people or keep it to a few?',
    optionA: 'They brought in a whole group',
    optionB: 'They kept it to two or three people',
  },
  'workstyle-ei-f4': {
    prompt:
      'Next time you share a group chat, notice whether they reply later in full or right away in short.',
    question: 'Do they reply later in full or right away in short?',
    optionA: 'They replied later in one full message',
    optionB: 'They replied right away in short messages',
  },
  'workstyle-ei-f5': {
    prompt:
      'Next time you have something to sort out, notice whether they pick up the phone or write.',
    question: 'Do they pick up the phone or write?',
    optionA: 'They picked up the phone',
    optionB: 'They wrote me a message',
  },
  'workstyle-sn': {
    prompt:
      'Next time you bring up a new topic, notice whether they ask about the facts or the idea.',
    question: 'Do they ask about the facts or the idea?',
    optionA: 'They asked for facts, steps or examples',
    optionB: 'They asked for the idea and where it leads',
  },
  'workstyle-sn-f1': {
    prompt:
      'Next time you hear them explain something, notice whether they start with an example or the idea.',
    question: 'Do they explain by example or by idea?',
    optionA: 'They started with a recent example',
    optionB: 'They started with the main idea',
  },
  'workstyle-sn-f2': {
    prompt:
      'Next time you email them a report, notice whether they turn to the pattern or to a figure.',
    question: 'In a report, do they turn to the pattern or to a figure?',
    optionA: 'They spoke about the overall pattern',
    optionB: 'They checked a figure or a detail',
  },
  'workstyle-sn-f3': {
    prompt:
      'Next time you plan a second project with them, notice whether they repeat the first or try a new way.',
    question: 'The second time, do they repeat what worked or try a new way?',
    optionA: 'They repeated what worked before',
    optionB: 'They suggested a new way',
  },
  'workstyle-sn-f4': {
    prompt:
      'Next time you email them about a new tool, notice whether they ask about later or about today.',
    question: 'With a new tool, do they ask about later or about today?',
    optionA: 'They asked what it could make possible later',
    optionB: "They asked how it helps with today's task",
  },
  'workstyle-sn-f5': {
    prompt:
      'Next time you ask about a finished project, notice whether they go step by step or speak in pictures.',
    question: 'Do they describe past work step by step or in pictures?',
    optionA: 'They told it step by step',
    optionB: 'They used images and comparisons',
  },
  'workstyle-tf': {
    prompt:
      'Next time you hear them explain a decision, notice whether they point to numbers or to people.',
    question: 'Do they explain a decision by numbers or by people?',
    optionA: 'They pointed to logic and numbers',
    optionB: 'They pointed to people and values',
  },
  'workstyle-tf-f1': {
    prompt:
      'Next time you email them two offers, notice whether they ask about measures or about trust.',
    question: 'Of two offers, do they ask about measures or about trust?',
    optionA: 'They asked which does better on clear measures',
    optionB: 'They asked which they can trust and work with',
  },
  'workstyle-tf-f2': {
    prompt:
      'Next time you own up to a mistake, notice whether they ask about the people or the cause.',
    question: 'After a mistake, do they ask about the people or the cause?',
    optionA: 'They first asked how the people are doing',
    optionB: 'They first asked how it came about',
  },
  'workstyle-tf-f3': {
    prompt:
      'Next time you send them a draft, notice whether they begin with the gaps or the good parts.',
    question: 'In a draft, do they begin with the gaps or the good parts?',
    optionA: 'They began with what needs more work',
    optionB: 'They began with what went well',
  },
  'workstyle-tf-f4': {
    prompt:
      'Next time a call turns into a debate, notice whether they look for agreement or for proof.',
    question: 'In a debate, do they look for agreement or for proof?',
    optionA: 'They looked for a solution all could accept',
    optionB: 'They asked for a test or a figure',
  },
  'workstyle-tf-f5': {
    prompt:
      'Next time two sides clash on a call, notice whether they stand up for the rule or for a person.',
    question: 'When two sides clash, do they stand up for the rule or for a person?',
    optionA: 'They stood up for one rule for all',
    optionB: 'They stood up for the person with most at stake',
  },
  'workstyle-jp': {
    prompt:
      'Next time you share a deadline with them, notice whether they set out a plan or keep options open.',
    question: 'With a deadline, do they set out a plan or keep options open?',
    optionA: 'They set out a plan and followed it',
    optionB: 'They kept options open and adapted',
  },
  'workstyle-jp-f1': {
    prompt: 'Next time you set up a meeting, notice whether they name a day or a week.',
    question: 'For a meeting, do they name a day or a week?',
    optionA: 'They named a day and a time',
    optionB: 'They named a week and settled it later',
  },
  'workstyle-jp-f2': {
    prompt:
      'Next time you email them a late change, notice whether they go along or rework the plan.',
    question: 'After a late change, do they go along or rework the plan?',
    optionA: 'They went along and saw what came of it',
    optionB: 'They reworked the plan and sent it around',
  },
  'workstyle-jp-f3': {
    prompt:
      'Next time you email them a new task, notice whether they list the steps or just begin.',
    question: 'Given a task, do they list the steps or just begin?',
    optionA: 'They listed the steps and then began',
    optionB: 'They began with one part right away',
  },
  'workstyle-jp-f4': {
    prompt:
      'Next time several options come up on a call, notice whether they look for more or settle on one.',
    question: 'Given several options, do they look for more or settle on one?',
    optionA: 'They looked for more options',
    optionB: 'They settled on one early',
  },
  'workstyle-jp-f5': {
    prompt: 'Next time you call each other, notice whether they follow an agenda or the talk.',
    question: 'On a call, do they follow an agenda or the talk?',
    optionA: 'They followed an agenda',
    optionB: 'They went where the talk led',
  },
  'motivation-1': {
    prompt:
      'Next time you ask about their work, notice whether they take pride in quality or in people helped.',
    question: 'Do they take pride in quality or in people they helped?',
    optionA: 'They spoke of work done to a high standard',
    optionB: 'They spoke of people they had helped',
  },
  'motivation-1-f1': {
    prompt:
      'Next time they email you their work, notice whether they polished it or added a backup.',
    question: 'Do they polish their work or add a backup?',
    optionA: 'They had polished it to the last detail',
    optionB: 'They had a backup ready',
  },
  'motivation-1-f2': {
    prompt:
      'Next time they email you about a project, notice whether they write about success or about who needs a hand.',
    question: 'Do they write about success or about who needs a hand?',
    optionA: 'They wrote about the part where success shows',
    optionB: 'They wrote about where others need a hand',
  },
  'motivation-1-f3': {
    prompt:
      'Next time you have the first call of a project, notice whether they ask first or lead first.',
    question: 'On the first call, do they ask first or lead first?',
    optionA: 'They asked until it was clear',
    optionB: 'They took the lead and set it going',
  },
  'motivation-1-f4': {
    prompt:
      'Next time you face a deadline, notice whether they leave you in peace or offer to help.',
    question: 'Before your deadline, do they leave you in peace or offer to help?',
    optionA: 'They left me in peace',
    optionB: 'They offered to take something over',
  },
  'motivation-1-f5': {
    prompt:
      'Next time you explain a new task by phone, notice whether they ask about each step or about the whole.',
    question: 'With a new task, do they ask about each step or the whole?',
    optionA: 'They asked how to do each step properly',
    optionB: 'They asked how it all fits together',
  },
  'motivation-2': {
    prompt:
      'Next time you start a project, notice whether they talk about the target or about what is new.',
    question: 'Do they talk about the target or about what is new?',
    optionA: 'They talked about the target others will see',
    optionB: 'They talked about what will be new and fun',
  },
  'motivation-2-f1': {
    prompt:
      'Next time they write something for you, notice whether they used their style or yours.',
    question: 'Do they write in their own style or in yours?',
    optionA: 'They gave it a style of their own',
    optionB: 'They shaped it to what I like',
  },
  'motivation-2-f2': {
    prompt:
      'Next time you email them an idea that breaks a rule, notice whether they try the idea or keep the rule.',
    question: 'When an idea breaks a rule, do they try it or keep the rule?',
    optionA: 'They tried the idea to see how it goes',
    optionB: 'They kept the rule and suggested a better one',
  },
  'motivation-2-f3': {
    prompt:
      'Next time a call brings good news on a project, notice whether they push on or keep the pace.',
    question: 'After good news, do they push on or keep the pace?',
    optionA: 'They pushed on for an even better result',
    optionB: 'They kept a pace that suits everyone',
  },
  'motivation-2-f4': {
    prompt:
      'Next time you chat before a call, notice whether they stay with one topic or move around.',
    question: 'Before a call, do they stay with one topic or move around?',
    optionA: 'They went deep into one topic',
    optionB: 'They moved lightly from topic to topic',
  },
  'motivation-2-f5': {
    prompt:
      'Next time they lead a project with you, notice whether they hold on to decisions or show the success.',
    question: 'In the lead, do they hold on to decisions or show the success?',
    optionA: 'They kept the key decisions in their hands',
    optionB: 'They made sure others saw the success',
  },
  'stress-1': {
    prompt: 'Next time pressure rises, notice whether they take charge or calm things down.',
    question: 'Under pressure, do they take charge or calm things down?',
    optionA: 'They took charge and tackled the problem',
    optionB: 'They calmed things down and kept the peace',
  },
  'stress-1-f1': {
    prompt:
      'Next time you email them that a plan fell through, notice whether they face what happened or make a new plan.',
    question: 'When a plan falls through, do they face it or make a new one?',
    optionA: 'They dealt directly with what went wrong',
    optionB: 'They came up with a new plan',
  },
  'stress-1-f2': {
    prompt: 'Next time a call turns tense, notice whether they go quiet or turn to another topic.',
    question: 'When a call turns tense, do they go quiet or change the topic?',
    optionA: 'They went quiet until it settled',
    optionB: 'They turned to another topic',
  },
  'stress-1-f3': {
    prompt:
      'Next time you need a quick decision by phone, notice whether they check the risks or act.',
    question: 'For a quick decision, do they check the risks or act?',
    optionA: 'They checked what could go wrong',
    optionB: 'They decided on the spot',
  },
  'stress-1-f4': {
    prompt:
      'Next time you bring them bad news, notice whether they say how it affects them or stay even.',
    question: 'Given bad news, do they say how it affects them or stay even?',
    optionA: 'They said how it affects them',
    optionB: 'They kept an even voice',
  },
  'stress-1-f5': {
    prompt:
      'Next time you email them an urgent problem, notice whether they think it over or ask someone.',
    question: 'With an urgent problem, do they think it over or ask someone?',
    optionA: 'They took a while to think it over',
    optionB: 'They asked someone for a second opinion',
  },
};
