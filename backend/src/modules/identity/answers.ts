import { askedByFarms } from '../farms/contracts.js';

export const identityAnswers = [
  askedByFarms.signIns.answeredBy((sql) => sql`(select farm_id, last_sign_in_at from login)`),
];
