import { type HourCycle, type MeetingWord, nameInSentence, statedText } from '@rapport/contracts';
import { type ToldDto } from '../dto/told.dto.ts';

/**
 * What people said they like, a line for each: "Grace Hopper told you: Email first, never call; Not before 10:00".
 * @param cycle how the reader counts the hours
 */
export function statedPreferenceLines(told: readonly ToldDto[], cycle: HourCycle): MeetingWord[] {
  return told
    .filter(({ stated }) => stated.length > 0)
    .map(({ displayName, stated }) => ({
      label: `${nameInSentence(displayName)} told you`,
      text: stated.map((each) => statedText(each, cycle)).join('; '),
    }));
}
