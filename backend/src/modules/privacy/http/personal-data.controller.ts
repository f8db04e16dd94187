import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Pdf } from '../../../platform/pdf/pdf.js';
import { personalDataPage } from '../papers/personal-data-page.js';
import { ReadPersonalData, ReadPersonalDataPaper } from '../queries/personal-data.js';
import { ErasureQuery } from './erasure.inputs.js';
import { PersonalDataReply } from './personal-data.replies.js';

/** Who rides here may ask what is kept of them; the administrator hands it over. */
@ApiTags('privacy')
@Controller('people')
export class PersonalDataController {
  constructor(
    private readonly queries: QueryBus,
    private readonly pdf: Pdf,
  ) {}

  @Get('personalData')
  @Allow({ adm: true })
  @ApiOkResponse({ type: PersonalDataReply })
  data(@FromCaller() caller: Caller, @Query() { person_id: personId }: ErasureQuery): Promise<PersonalDataReply> {
    return this.queries.execute(new ReadPersonalData(caller, { personId }));
  }

  @Get('personalDataPdf')
  @Allow({ adm: true })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async paper(
    @FromCaller() caller: Caller,
    @Query() { person_id: personId }: ErasureQuery,
    @Res() reply: FastifyReply,
  ) {
    const data = await this.queries.execute(new ReadPersonalData(caller, { personId }));
    const paper = await this.queries.execute(new ReadPersonalDataPaper(caller, undefined));
    const file = await this.pdf.fromHtml(personalDataPage(data, paper));
    const name = `Personal data of ${data.person_name}.pdf`;
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('cache-control', 'private, no-store')
      .send(file);
  }
}
