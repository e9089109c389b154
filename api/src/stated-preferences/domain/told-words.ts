import { type MeetingWord, nameInSentence } from '@rapport/contracts';
import { type ToldDto } from '../dto/told.dto.ts';

/**
 * Returns a line per person with their stated preferences: "Grace Hopper told you: Email first, never call; Not
 * before 10:00".
 */
export function toldWords(told: readonly ToldDto[]): MeetingWord[] {
  return told
    .filter(({ says }) => says.length > 0)
    .map(({ displayName, says }) => ({
      label: `${nameInSentence(displayName)} told you`,
      text: says.join('; '),
    }));
}
