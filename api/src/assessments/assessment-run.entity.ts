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

/** One result of a contact's quiz or assessment. Immutable. */
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

  /** Types tied with `enneagramType`; null without answers. */
  @Column('smallint', { array: true, nullable: true })
  enneagramCoLeaders: MotivationType[] | null;

  /** Why each ambiguous letter is open; null without answers. */
  @Column('jsonb', { nullable: true })
  mbtiOpenReasons: OpenReasons | null;

  /** Why the motivation is open; null if one type came out, or without answers. */
  @Column('text', { nullable: true })
  enneagramOpenReason: OpenReason | null;

  @Column('text', { array: true })
  notes: string[];

  /** The answers behind the result; null if the client sent none. */
  @Column('jsonb', { nullable: true })
  responses: QuizResponse[] | null;

  /** The scores that the assessment page sent; null for a quiz. */
  @Column('jsonb', { nullable: true })
  scores: CompleteAssessmentDto | null;

  /** The run whose answers this one copied and changed. */
  @Column('uuid', { nullable: true })
  baseRunId: string | null;

  /** Null in runs of an earlier release; see `RUN_SOURCE`. */
  @Column('text', { nullable: true })
  source: AnyRunSource | null;

  @Column('jsonb', { nullable: true })
  changes: AnswerChange[] | null;
}
