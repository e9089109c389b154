import {
  decodeDeletedUser,
  decodeExport,
  decodeOwnPhoto,
  decodeResponsibleUse,
  decodeRevokedSessions,
  decodeUserProfile,
  decodeUserScores,
} from '../decode/decode-user.ts';
import {
  type AcknowledgeResponsibleUse,
  type RevokeSessions,
  type SaveOwnPhoto,
  type SaveUserPersonality,
} from '../wire/user.ts';
import { endpoint, type } from './endpoint.ts';

export const profile = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/user/profile',
  decode: decodeUserProfile,
  errors: [],
});

export const acknowledgeResponsibleUse = /* @__PURE__ */ endpoint({
  method: 'PUT',
  pattern: '/api/user/acknowledgements/responsible-use',
  body: type<AcknowledgeResponsibleUse>,
  decode: decodeResponsibleUse,
  errors: ['VALIDATION_FAILED'],
});

/** Says where the photo of the signed-in person is; the response says where the stored one is. */
export const savePhoto = /* @__PURE__ */ endpoint({
  method: 'PUT',
  pattern: '/api/user/photo',
  body: type<SaveOwnPhoto>,
  decode: decodeOwnPhoto,
  errors: ['VALIDATION_FAILED'],
});

/** The scores that coaching is matched with. */
export const scores = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/user-profile',
  decode: decodeUserScores,
  errors: [],
});

/** Saves the self-assessment. */
export const saveScores = /* @__PURE__ */ endpoint({
  method: 'PUT',
  pattern: '/api/user-personality',
  body: type<SaveUserPersonality>,
  decode: decodeUserScores,
  errors: ['VALIDATION_FAILED'],
});

/** Refuses access tokens of the signed-in person from now on. */
export const revokeSessions = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/user/revocations',
  body: type<RevokeSessions>,
  decode: decodeRevokedSessions,
  errors: ['VALIDATION_FAILED'],
});

/** Everything that is stored of the signed-in person, as a file to keep. */
export const exportData = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/export',
  decode: decodeExport,
  errors: [],
});

/** Deletes everything of the signed-in person, and their account where that is possible. */
export const remove = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  pattern: '/api/user',
  decode: decodeDeletedUser,
  errors: [],
});
