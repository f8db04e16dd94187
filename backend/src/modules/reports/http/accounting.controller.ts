import { Readable } from 'node:stream';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { dayRange } from '../../calendar/contracts.js';
import { hasCodes } from '../domain/accounting/chart.js';
import { labelOf, missingCodes } from '../domain/accounting/formats/codes.js';
import { FORMAT_NAMES, FORMATS } from '../domain/accounting/formats/formats.js';
import { ReadAccounting, ReadBookings } from '../queries/accounting/read-accounting.js';
import { AccountingFileQuery, AccountingQuery } from './accounting.inputs.js';
import { AccountingReply } from './accounting.replies.js';
import { monthsOf } from './months-of.js';

const amount = (minor: number) => minor / 100;
const daysOf = ({ date1, date2 }: AccountingQuery) => dayRange({ from: date1, to: date2 });

/** The business of some days for the books: the administrators' as all of the barn's money is. */
@ApiTags('reports')
@Controller('reports')
export class AccountingController {
  constructor(private readonly queries: QueryBus) {}

  @Get('accounting')
  @Allow({ adm: true })
  @ApiOkResponse({ type: AccountingReply })
  async accounting(@FromCaller() caller: Caller, @Query() query: AccountingQuery): Promise<AccountingReply> {
    const { documents, ...of } = await this.queries.execute(new ReadAccounting(caller, daysOf(query)));
    const { days, sums, books } = of;
    return {
      ...days,
      has_codes: Number(hasCodes(books.chart)),
      documents,
      total: amount(sums.reduce((total, { debitMinor }) => total + debitMinor, 0)),
      accounts: sums.map((sum) => ({
        label: labelOf(sum),
        code: sum.code,
        rate: sum.rate,
        debit: amount(sum.debitMinor),
        credit: amount(sum.creditMinor),
        balance: amount(sum.debitMinor - sum.creditMinor),
      })),
      missing: missingCodes(sums),
      formats: FORMAT_NAMES.map((format) => ({
        format,
        label: FORMATS[format].label,
        file_name: FORMATS[format].fileName(of),
        lack: FORMATS[format].lack(of),
      })),
    };
  }

  /** The bookings themselves, month by month, so that neither memory nor a connection is held while somebody downloads slowly. */
  @Get('accountingFile')
  @Allow({ adm: true })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async file(@FromCaller() caller: Caller, @Query() query: AccountingFileQuery, @Res() reply: FastifyReply) {
    const format = FORMATS[query.format];
    const of = await this.queries.execute(new ReadAccounting(caller, daysOf(query)));
    const lack = format.lack(of);
    if (lack) throw invalid(lack.field, lack.message);
    const isAnsi = 'isAnsi' in format;
    const { queries } = this;
    async function* texts() {
      yield Buffer.from(format.head(of), isAnsi ? 'latin1' : 'utf8');
      for (const month of monthsOf(of.days)) {
        const bookings = await queries.execute(new ReadBookings(caller, month));
        yield Buffer.from(bookings.map((one) => format.rows(one, of)).join(''), isAnsi ? 'latin1' : 'utf8');
      }
    }
    return reply
      .header('content-disposition', `attachment; filename="${format.fileName(of)}"`)
      .header('cache-control', 'private, no-store')
      .type(`text/csv; charset=${isAnsi ? 'windows-1252' : 'utf-8'}`)
      .send(Readable.from(texts()));
  }
}
