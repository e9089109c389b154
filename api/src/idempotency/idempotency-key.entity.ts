import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A POST with an Idempotency-Key, and where to read its response. */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('text')
  key: string;

  /** Digest of method, address, and body, because a key must not be reused for another request. */
  @Column('text')
  fingerprint: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Null only inside the transaction that is still responding, and if an older release wrote the row. */
  @Column('jsonb', { nullable: true })
  answerRef: object | null;

  /** This and the next two are written by the previous release, which may run in parallel. The purge clears them. */
  @Column('smallint', { nullable: true })
  status: number | null;

  @Column('jsonb', { nullable: true })
  headers: Record<string, string> | null;

  @Column('text', { nullable: true })
  body: string | null;
}
