import type { Participant } from './signed-paper.js';

/** All that somebody put their name under. */
export interface SignedContent {
  templateId: string;
  version: number;
  title: string;
  body: string;
  participants: readonly Participant[];
  signerName: string;
  relationship: string;
  signedAt: Date;
  expiresOn: string | null;
}

/** The same words for the same content, and others for any other: what a fingerprint is made of. */
export const signedWords = ({ participants, signedAt, ...content }: SignedContent) =>
  JSON.stringify([
    content.templateId,
    content.version,
    content.title,
    content.body,
    participants.map(({ firstName, lastName, dob, isMinor }) => [firstName, lastName, dob, isMinor]),
    content.signerName,
    content.relationship,
    signedAt.toISOString(),
    content.expiresOn,
  ]);
