import { Emails } from '../../../platform/http/email-list.js';
import { Count, Filter, Flag, Id, OneOf, RequiredText, Text } from '../../../platform/http/fields.js';
import { GROUPS, type Group, type ReportName } from '../domain/groups.js';
import { MOST_RECIPIENTS } from '../domain/saved/check-saved.js';
import { EVERY, type Schedule } from '../domain/saved/schedule.js';
import { SPANS, type Span } from '../domain/saved/spans.js';
import { REPORT_FILTERS, REPORT_NAMES } from './reports.inputs.js';

const TITLE = { max: 120, description: 'What it is called, in the list and as the mail’s subject' };
const SPAN = { optional: true, description: 'Which days it always shows; none of what is about now' };
const EVERY_SAYS = { description: 'Whether it is mailed, and how often' };
const WEEKDAY = { optional: true, min: 1, max: 7, description: 'With week: Monday is 1' };
const MONTH_DAY = { optional: true, min: 0, max: 28, description: 'With month: a day of it; 0 is the last' };
export class PlanSavedReportQuery {
  @OneOf(EVERY, EVERY_SAYS) every: Schedule['every'];
  @Count(WEEKDAY) weekday?: number;
  @Count(MONTH_DAY) month_day?: number;
}

/** When, to whom and as what it is mailed, but for how often. */
class MailedFields {
  @Count(WEEKDAY) weekday?: number;
  @Count(MONTH_DAY) month_day?: number;
  @Emails({ max: MOST_RECIPIENTS, optional: true, description: 'To whom it is mailed' }) addresses?: string[];
  @Flag({ optional: true, description: '1: all rows as CSV go along' }) with_csv?: number;
  @Flag({ optional: true, description: '1: a paper goes along' }) with_pdf?: number;
  @Flag({ optional: true, description: '1: it does not go out until it is started' }) is_stopped?: number;
}

export class SaveReportInput extends MailedFields {
  @RequiredText(TITLE) title: string;
  @OneOf(Object.keys(GROUPS)) group: Group;
  @OneOf(REPORT_NAMES) report: ReportName;
  @Filter(REPORT_FILTERS) filters?: Record<string, unknown>;
  @Text({ optional: true, max: 200, description: 'JSON [column, "ASC" or "DESC"]' }) sort?: string;
  @Flag({ optional: true, description: 'With email and telephone' }) contact?: number;
  @OneOf(SPANS, SPAN) span?: Span;
  @OneOf(EVERY, EVERY_SAYS) every: Schedule['every'];
}

/** Left out: stays as it is. Of when and to whom it is mailed, all is said together. */
export class ChangeSavedReportInput extends MailedFields {
  @Id() id: string;
  @RequiredText({ ...TITLE, optional: true }) title?: string;
  @OneOf(SPANS, SPAN) span?: Span;
  @OneOf(EVERY, { ...EVERY_SAYS, optional: true }) every?: Schedule['every'];
}

export class WhichSavedReportInput {
  @Id() id: string;
}
