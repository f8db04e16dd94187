export { canCall, canOpen, canSend, isGuardedCall, isGuardedScreen, isHeldTo } from './access';
export type { GuardedCall, GuardedScreen, Visitor } from './access';
export type { Restriction } from './generated/access';
export { ApiError, asApiError, isRefusal, unreachable, type FieldError } from './api-error';
export { get, getAt, getFile, serializeQuery } from './client';
export type {
  Addressed,
  AddressedPath,
  AddressedQuery,
  AddressedReply,
  Action,
  ActionReply,
  Form,
  Input,
  Message,
  Query,
  Question,
  Reply,
  Stream,
} from './contract';
export { fileAt, upload } from './files';
export { follow } from './follow';
export { serverSentEvents } from './server-sent-events';
export * from './labels';
export { newKey, once } from './once';
export { ask, post } from './post';
export {
  beginViewing,
  claimsWithoutSignal,
  clearToken,
  endViewing,
  goToLogin,
  homeOf,
  readClaims,
  readToken,
  readViewing,
  type Viewing,
  storeToken,
  tokenOwner,
  type Claims,
} from './session';
export { cssVariables, tokens, type Scheme } from './tokens';
export { recordNames, recordOf, type RecordDescription, type RecordField, type RecordName } from './records';
export { settings } from './generated/settings';
export { settingOf } from './setting-of';
export { ifEmpty } from './generated/if-empty';
