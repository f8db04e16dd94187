import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Copy } from '../../../platform/mail/composed-mail.js';
import { emailToWriteTo, guardiansToWriteTo } from '../../people/contracts.js';

/** The account holder, to whom a paper goes; `email` is empty if there is nobody to write to. F20 */
export interface PaperRecipient {
  readonly firstName: string;
  readonly email: string;
  readonly personId: string;
  readonly hasLogin: boolean;
  /** Guardians who get its mails, too. */
  readonly copies?: readonly Copy[];
}

/** Of person `holder`. */
export const paperRecipient = (sql: Sql): Fragment => sql`
  holder.first_name as "firstName", holder.person_id as "personId",
  ${emailToWriteTo(sql, sql`holder`)} as email,
  exists (select from login where login.farm_id = holder.farm_id and login.person_id = holder.person_id and login.is_active)
    as "hasLogin", ${guardiansToWriteTo(sql)} as copies`;
