export { canCall, canOpen, canSend, isGuardedCall, isGuardedScreen } from './access';
export type { GuardedCall, GuardedScreen, Visitor } from './access';
export { ApiError, asApiError, type FieldError } from './api-error';
export { get, getFile, newKey, post, serializeQuery } from './client';
export type { Action, ActionReply, Input, Query, Question, Reply } from './contract';
export * from './labels';
export { clearToken, goToLogin, homeOf, readClaims, readToken, storeToken, type Claims } from './session';
export { cssVariables, tokens, type Scheme } from './tokens';
