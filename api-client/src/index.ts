export { ApiError, asApiError, type FieldError } from './api-error';
export { get, newKey, post, serializeQuery, type Query } from './client';
export type { CallName, Input, Row } from './contract';
export type { components, paths } from './generated/schema';
export * from './labels';
export { clearToken, goToLogin, homeOf, readClaims, readToken, storeToken, type Claims } from './session';
export { cssVariables, tokens, type Scheme } from './tokens';
