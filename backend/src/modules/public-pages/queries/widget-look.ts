import { QueryHandler } from '@nestjs/cqrs';
import { DateTime } from 'luxon';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

/** How a barn wants to be seen on its own site. */
export interface WidgetLook {
  readonly title: string;
  /** Sites that may show it, as browsers name them; none: nobody may. */
  readonly sites: readonly string[];
  readonly shows: 'lessons' | 'booking';
  /** Null: as the product looks. */
  readonly color: string | null;
  /** Families book themselves. */
  readonly canBook: boolean;
  /** Strangers ask for a place in a lesson. */
  readonly guestsAsk: boolean;
  /** Strangers write to the barn. */
  readonly takesEnquiries: boolean;
  /** Which day it is in the barn. */
  readonly today: string;
}

type Row = Omit<WidgetLook, 'sites' | 'today'> & { readonly sites: string; readonly zone: string };

/** What the barn's administrator chose for its own site. */
export class ReadWidgetLook extends barnQuery<object, WidgetLook | undefined>('public-pages.ReadWidgetLook') {}

@QueryHandler(ReadWidgetLook)
export class ReadWidgetLookHandler extends BarnQueryHandler<ReadWidgetLook> {
  async answer(sql: Sql, _: object, { now }: Asker & { now: Date }) {
    const [barn] = await sql<Row[]>`
      select farm_name as title, time_zone as zone, coalesce(preferences ->> 'widget_origins', '') as sites,
        coalesce(preferences ->> 'widget_shows', 'lessons') as shows, preferences ->> 'widget_color' as color,
        coalesce(preferences ->> 'clients_can_book_lessons', '0') = '1' as "canBook",
        coalesce(preferences ->> 'takes_enquiries', '0') = '1' as "takesEnquiries",
        coalesce(preferences ->> 'takes_enquiries', '0') = '1' and coalesce(preferences ->> 'guests_ask', '0') = '1' as "guestsAsk"
      from farm`;
    if (!barn) return undefined;
    const { zone, sites, ...look } = barn;
    const today = DateTime.fromJSDate(now, { zone }).toFormat('yyyy-MM-dd');
    return { ...look, sites: sites.split(' ').filter(Boolean), today };
  }
}
