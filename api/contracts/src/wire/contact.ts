import { type MotivationType, type WorkStyleLetter, type WorkStyleType } from '../types.ts';

/** A contact as lists show it. Absent values are null, never missing and never "". Timestamps are ISO 8601 in UTC. */
export interface ContactSummary {
  id: string;
  /** The owner's own id: a contact is only ever sent to its owner. */
  userProfileId: string;
  displayName: string;
  primaryEmail: string | null;
  primaryPhone: string | null;
  organizationName: string | null;
  organizationTitle: string | null;
  linkedinUrl: string | null;
  photoUrl: string | null;
  linkedinProfilePicture: string | null;
  /** Moves when the contact is created, edited or assessed, and at no other time. */
  lastUpdateTime: string;
  assessmentComplete: boolean;
  mbtiType: WorkStyleType | null;
  /** Percent, 0–100. */
  mbtiConfidence: number | null;
  enneagramType: MotivationType | null;
  /** Percent, 0–100. */
  enneagramConfidence: number | null;
  lastInteractionAt: string | null;
  /** Letters of `mbtiType` that could as well be their opposite. */
  mbtiAmbiguousLetters: WorkStyleLetter[];
  enneagramSecondaryTypes: MotivationType[];
}

/** One contact as GET /api/contacts/{id} and POST /api/contacts answer it. */
export interface Contact extends ContactSummary {
  bigFiveOpenness: number | null;
  viaTopStrength1: string | null;
}

/** Body of POST /api/contacts. Empty optional fields are sent as null. */
export interface CreateContact {
  /** Accepted and ignored: the owner is always the token's subject. */
  userProfileId?: string | null;
  displayName: string;
  primaryEmail?: string | null;
  primaryPhone?: string | null;
  organizationName?: string | null;
  organizationTitle?: string | null;
  linkedinUrl?: string | null;
}
