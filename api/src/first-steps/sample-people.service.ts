import { Injectable } from '@nestjs/common';
import {
  type Answer,
  QUIZ_BANK,
  type QuizResponse,
  quizResponses,
  quizState,
  scoreQuiz,
} from '@rapport/contracts';
import { QuizService } from '../assessments/quiz.service.ts';
import { AttentionService } from '../attention/attention.service.ts';
import { Clock } from '../clock.ts';
import { ContactsService } from '../contacts/contacts.service.ts';
import { Database } from '../database/database.ts';
import { InteractionsService } from '../interactions/interactions.service.ts';
import { MeetingsService } from '../interactions/meetings.service.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { SAMPLE_PEOPLE } from './sample-people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const SAMPLES = `SELECT c.id FROM rapport.user_profiles p
  JOIN rapport.contacts c ON c.user_profile_id = p.user_profile_id AND c.id = ANY (p.sample_contact_ids)
  WHERE p.user_profile_id = $1 AND c.deleted_at IS NULL`;
const STORE = 'UPDATE rapport.user_profiles SET sample_contact_ids = $2 WHERE user_profile_id = $1';
/** $1 owner. Meetings with sample people alone, also in the trash. */
const REMOVE_MEETINGS = `DELETE FROM rapport.meetings m USING rapport.user_profiles p
  WHERE m.user_profile_id = $1 AND p.user_profile_id = $1
    AND EXISTS (SELECT FROM rapport.interactions i WHERE i.user_profile_id = $1
      AND i.meeting_id = m.id AND i.contact_id = ANY (p.sample_contact_ids))
    AND NOT EXISTS (SELECT FROM rapport.interactions i WHERE i.user_profile_id = $1
      AND i.meeting_id = m.id AND NOT i.contact_id = ANY (p.sample_contact_ids))`;
const REMOVE = `DELETE FROM rapport.contacts c USING rapport.user_profiles p
  WHERE c.user_profile_id = $1 AND p.user_profile_id = $1 AND c.id = ANY (p.sample_contact_ids)`;

/** Sample people, on request. */
@Injectable()
export class SamplePeopleService {
  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly contacts: ContactsService,
    private readonly interactions: InteractionsService,
    private readonly meetings: MeetingsService,
    private readonly quiz: QuizService,
    private readonly attention: AttentionService,
    private readonly clock: Clock,
  ) {}

  /** Adds the sample people, unless there are some. */
  add(owner: string): Promise<void> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensureAlone(owner, now);
      const present = await this.database.rows(SAMPLES, [owner]);
      if (present.length > 0) return;
      const ids: string[] = [];
      for (const sample of SAMPLE_PEOPLE) {
        const id = await this.contacts.add(owner, sample.contact);
        ids.push(id);
        for (const { daysAgo, promised, ...happened } of sample.happened) {
          const dueOn = now.toISOString().slice(0, 10);
          await this.interactions.create(owner, id, {
            ...happened,
            interactionDate: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
            commitments:
              promised === undefined ? [] : [{ kind: 'i_promised', text: promised, dueOn }],
          });
        }
        if (sample.answers !== null) await this.estimate(owner, id, sample.answers);
        if (sample.cadenceDays !== null) {
          await this.attention.setCadence(owner, id, sample.cadenceDays);
        }
        if (sample.meeting !== null) {
          await this.meetings.create(owner, {
            ...sample.meeting,
            startsAt: tomorrow(now),
            duration: 45,
            contactIds: [id],
          });
        }
      }
      await this.database.rows(STORE, [owner, ids]);
    });
  }

  /** Removes the sample people for good, with their history and the meetings with them alone. */
  remove(owner: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.profiles.ensureAlone(owner, this.clock.now());
      await this.database.rows(REMOVE_MEETINGS, [owner]);
      await this.database.rows(REMOVE, [owner]);
      await this.database.rows(STORE, [owner, []]);
    });
  }

  private async estimate(owner: string, contactId: string, letters: string): Promise<void> {
    const responses = sampleResponses(letters);
    const { notes, ...result } = scoreQuiz(QUIZ_BANK, responses);
    await this.quiz.complete(owner, {
      ...result,
      contactId,
      notes: notes.map(({ text }) => text),
      responses,
    });
  }
}

/**
 * Answers the quiz.
 * @param letters A or B for each of the first questions; what it asks after them is answered with Unsure
 */
function sampleResponses(letters: string): QuizResponse[] {
  const answers: Answer[] = [];
  while (quizState(QUIZ_BANK, answers).next) {
    const letter = letters[answers.length];
    answers.push(letter === 'A' || letter === 'B' ? letter : 'Unsure');
  }
  return quizResponses(QUIZ_BANK, answers);
}

/** Returns the full hour that's 24 to 25 hours ahead. */
function tomorrow(now: Date): string {
  return new Date((Math.floor(now.getTime() / HOUR_MS) + 25) * HOUR_MS).toISOString();
}
