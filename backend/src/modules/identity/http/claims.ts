import type { ActiveLogin } from '../queries/active-login.js';

/** What a token says of a login. */
export const claimsOf = (login: ActiveLogin) => ({
  sub: login.loginId,
  role_id: login.roleId,
  user_type_code: login.userType,
  user_person_id: login.personId,
  username: login.email,
  farm_id: login.farmId,
  token_version: login.tokenVersion,
});
