import { PAPER_FORMATS, type PaperFormat } from '../../../platform/pdf/paper-format.js';
import { DateOnly, Id, Money, OneOf, Text } from '../../../platform/http/fields.js';

const LONGEST_REMARK = 500;

export class TillDayQuery {
  @DateOnly() day: string;
}

export class TillPaperQuery extends TillDayQuery {
  @OneOf(PAPER_FORMATS, { optional: true, description: 'As the barn prints, unless told' })
  paper?: PaperFormat;
}

export class PreviewTillQuery extends TillDayQuery {
  @Money({ description: 'Cash in the till before the day' }) opening: number;
  @Money({ description: 'Cash in the till after it' }) counted: number;
  @Money({ optional: true, description: 'What of it stays for the next day; as much as in the morning unless told' })
  left?: number;
}

/** Of a day until today. */
export class CloseTillInput extends PreviewTillQuery {
  @Text({ optional: true, max: LONGEST_REMARK }) remark?: string;
  @Id({ optional: true, description: 'The closing that this one puts right' }) corrects?: string;
  @Money({ optional: true, description: 'The expected cash as it was shown; refused if it is another meanwhile' })
  seen_expected?: number;
}

export class ReopenTillInput extends TillDayQuery {
  @Id({ description: 'As it was shown' }) closing_id: string;
}
