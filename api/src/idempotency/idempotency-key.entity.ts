import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A POST that carried an Idempotency-Key, with the answer it got. */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  @PrimaryColumn('uuid')
  userProfileId: string;

  @PrimaryColumn('text')
  key: string;

  /** Digest of method, address and body: the same key may not stand for two requests. */
  @Column('text')
  fingerprint: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Null only inside the transaction that is still answering. */
  @Column('smallint', { nullable: true })
  status: number | null;

  @Column('jsonb', { nullable: true })
  headers: Record<string, string> | null;

  @Column('text', { nullable: true })
  body: string | null;
}
