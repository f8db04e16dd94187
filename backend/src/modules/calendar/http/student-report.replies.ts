import { ApiProperty } from '@nestjs/swagger';
import { Count, DateOnly, Filter, Flag, Id, OneOf, Text, TimeOfDay, WallClock } from '../../../platform/http/fields.js';
import { STATUS_NAMES } from '../../enrollment/contracts.js';
import { FILTERS } from './lessons.inputs.js';

const CODES = Object.keys(STATUS_NAMES);

export class StudentReportQuery {
  @OneOf(['detail']) report: 'detail';
  @DateOnly({ description: 'First day' }) date1: string;
  @DateOnly({ description: 'Last day' }) date2: string;
  @Count({ optional: true, min: 1, max: 100_000, description: 'From 1' }) page?: number;
  @Count({ optional: true, min: 1, max: 1000, description: '200 unless given' }) per_page?: number;
  @Filter({
    ...FILTERS,
    properties: {
      ...FILTERS.properties,
      status_code: { oneOf: [{ enum: CODES }, { type: 'array', items: { enum: CODES } }], description: 'Attendance' },
    },
  })
  filters?: Record<string, unknown>;
  @Flag({ optional: true, description: 'With email and telephone' }) contact?: number;
  @Flag({ optional: true, description: 'Only totals' }) totalonly?: number;
  @Text({ optional: true, description: 'For text/csv: JSON list of [column, its heading]' }) columns?: string;
}

/** A rider's place in a lesson. */
export class StudentReportRow {
  @Id() id: string;
  @Id() lesson_id: string;
  @DateOnly() scheduled_date: string;
  @TimeOfDay() scheduled_starttime: string;
  @WallClock() start: string;
  @Text({ description: 'Of the lesson' }) name: string;
  @Id() person_id: string;
  @Text() person_name: string;
  @Text({ nullable: true }) horse_name: string | null;
  @Text({ nullable: true }) instructor_name: string | null;
  @Text() code: string;
  @Text() enrollment_status_name: string;
  @Flag() makeup: number;
  @Flag() student_is_cancelled: number;
  @Flag() lesson_is_cancelled: number;
  @Text({ nullable: true, description: 'Null unless contact was asked for' }) contact_email: string | null;
  @Text({ nullable: true, description: 'Null unless contact was asked for' }) contact_mobile: string | null;
}

/** Of all pages. */
export class StudentReportTotals {
  @Count() rows: number;
  @Count() lessons: number;
  @Count() students: number;
  @Count({ description: 'Places that were cancelled' }) cancelled: number;
}

export class StudentReportReply {
  @ApiProperty({ type: StudentReportRow, isArray: true }) reports: StudentReportRow[];
  @ApiProperty({ type: StudentReportTotals }) totals: StudentReportTotals;
}
