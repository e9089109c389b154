import {
  type CompleteAssessment,
  type MotivationType,
  type QuizResponse,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

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

  @Column('text', { array: true })
  notes: string[];

  /** The answers behind the result, null where the client sent none. */
  @Column('jsonb', { nullable: true })
  responses: QuizResponse[] | null;

  /** What the assessment page sent along, null for a quiz. */
  @Column('jsonb', { nullable: true })
  scores: CompleteAssessment | null;
}
