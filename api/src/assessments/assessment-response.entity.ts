import { type Answer, type ConfidenceLevel } from '@rapport/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last answer to one question about a contact. */
@Entity('assessment_responses')
export class AssessmentResponseEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('uuid')
  contactId: string;

  @PrimaryColumn('text')
  questionId: string;

  @Column('uuid')
  id: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt: Date;

  @Column('text')
  assessmentType: string;

  /** The wording that the user saw. */
  @Column('text')
  questionText: string;

  /** The text that was sent; `selectedOption` is its meaning. */
  @Column('text')
  responseText: string;

  @Column('text')
  selectedOption: Answer;

  @Column('smallint')
  responseScore: number;

  @Column('text')
  confidenceLevel: ConfidenceLevel;

  /** True if the answer narrows down a tie; it counts although the preceding question is decided. */
  @Column('boolean', { default: false })
  narrowing: boolean;
}
