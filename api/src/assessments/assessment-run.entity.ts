import {
  type AnswerChange,
  type MotivationType,
  type OpenReason,
  type OpenReasons,
  type QuizResponse,
  type AnyRunSource,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { type CompleteAssessmentDto } from './dto/complete-assessment.dto.ts';

/** One result of a contact's quiz or assessment. Written once and never changed. */
@Entity('assessment_runs')
export class AssessmentRunEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  contactId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column('text')
  mbtiType: WorkStyleType;

  @Column('double precision')
  mbtiConfidence: number;

  @Column('text', { array: true })
  mbtiAmbiguousLetters: WorkStyleLetter[];

  @Column('smallint', { nullable: true })
  enneagramType: MotivationType | null;

  @Column('double precision')
  enneagramConfidence: number;

  @Column('smallint', { array: true })
  enneagramSecondaryTypes: MotivationType[];

  /** Types tied with `enneagramType`; null where no answers tell. */
  @Column('smallint', { array: true, nullable: true })
  enneagramCoLeaders: MotivationType[] | null;

  /** Why each ambiguous letter is open; null where no answers tell. */
  @Column('jsonb', { nullable: true })
  mbtiOpenReasons: OpenReasons | null;

  /** Why no single motivation type came out; null when one did, or where no answers tell. */
  @Column('text', { nullable: true })
  enneagramOpenReason: OpenReason | null;

  @Column('text', { array: true })
  notes: string[];

  /** The answers behind the result, null where the client sent none. */
  @Column('jsonb', { nullable: true })
  responses: QuizResponse[] | null;

  /** What the assessment page sent along, null for a quiz. */
  @Column('jsonb', { nullable: true })
  scores: CompleteAssessmentDto | null;

  /** The run whose answers this one took over and changed. */
  @Column('uuid', { nullable: true })
  baseRunId: string | null;

  /** Null in a run of an earlier release, see `RUN_SOURCE`. */
  @Column('text', { nullable: true })
  source: AnyRunSource | null;

  @Column('jsonb', { nullable: true })
  changes: AnswerChange[] | null;
}
