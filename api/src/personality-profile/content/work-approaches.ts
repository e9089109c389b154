import { type WorkStyleType } from '@rapport/contracts';

/** How a work style goes about its work, in two sentences. */
interface WorkApproach {
  start: string;
  /** Gives way to a tension line where the motivation pulls in another direction. */
  habit: string;
}

export const WORK_APPROACHES: Record<WorkStyleType, WorkApproach> = {
  ISTJ: {
    start: 'Starts from what has been proven and works through it in order.',
    habit: 'Loose ends usually get tied up the same day, with a note for whoever comes next.',
  },
  ISFJ: {
    start: 'Notices what a task asks of the people in it and prepares it with quiet care.',
    habit: 'Small duties that others forget tend to be done before anyone asks.',
  },
  INFJ: {
    start: 'Works towards a purpose that people can share and thinks the path through alone.',
    habit: 'Plans usually change as soon as they stop serving the people they were made for.',
  },
  INTJ: {
    start: 'Builds a long-range plan first and works through it with little need for company.',
    habit: 'Half-finished foundations usually get rebuilt before anything new is added.',
  },
  ISTP: {
    start: 'Takes a problem apart piece by piece and tries a fix on the spot.',
    habit: 'Instructions usually get read after the first attempt.',
  },
  ISFP: {
    start: 'Works with care and by eye, one piece at a time, and lets the result speak.',
    habit: 'Pressure to explain each step tends to slow the work down.',
  },
  INFP: {
    start: 'Looks for the meaning in a task and gives it quiet and time until it fits.',
    habit: 'Routine usually comes last, and is done well once the reason for it is clear.',
  },
  INTP: {
    start: 'Follows a question to its root and redesigns the idea along the way.',
    habit: 'Deadlines tend to matter less to them than an answer that holds.',
  },
  ESTP: {
    start: 'Gets moving at once and steers by what happens on the ground.',
    habit: 'Long preparation usually gives way to a quick trial with real people.',
  },
  ESFP: {
    start: 'Brings energy to the task at hand and learns by doing it with others.',
    habit: 'Tedious stretches usually pass faster for everyone when they are in the room.',
  },
  ENFP: {
    start: 'Gathers people around an idea and explores several routes at once.',
    habit: 'Momentum often comes from a conversation rather than from a schedule.',
  },
  ENTP: {
    start: 'Questions how things are done and tests new angles in open discussion.',
    habit: 'Objections usually make the idea better and the talk livelier.',
  },
  ESTJ: {
    start: 'Sets the goal, divides the work and follows up until it is done.',
    habit: 'Open points usually sit in a list that everyone can read.',
  },
  ESFJ: {
    start: 'Organizes the work around the people who do it and keeps everyone informed.',
    habit: 'Meetings usually end with a name beside every task and everyone still on board.',
  },
  ENFJ: {
    start: 'Begins with who could grow through the work and wins people for a shared aim.',
    habit: 'Talents that others overlook often find a place in the plan.',
  },
  ENTJ: {
    start: 'Names the direction early and lines up people and means behind it.',
    habit: 'Delays usually lead to a new plan within the day.',
  },
};
