import { v7 as uuid } from 'uuid';
import type { Sql } from '../../../platform/database/connect.js';

/** The platform's own login: no barn, no person, no log. Made by whoever runs the installation; again does nothing. A14 */
export async function createSuperUser(platform: Sql, { email, passwordHash }: { email: string; passwordHash: string }) {
  await platform`insert into login (login_id, email, password_hash, user_type) values (${uuid()}, ${email.trim().toLowerCase()}, ${passwordHash}, 'SPR') on conflict (email) do nothing`;
}
