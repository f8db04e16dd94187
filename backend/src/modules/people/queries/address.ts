import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Address } from '../domain/postal-lines.js';

export interface Located {
  readonly located: Address & { readonly barnCountry: string };
}

/** Of person `holder`, with the barn's country, as `located`. */
export const located = (sql: Sql): Fragment => sql`
  json_build_object('street', holder.address_street, 'line2', holder.address_line2, 'postcode', holder.address_postcode,
    'town', holder.address_town, 'region', holder.address_region, 'country', holder.address_country,
    'barnCountry', (select f.country_code from farm f where f.farm_id = holder.farm_id)) as located`;
