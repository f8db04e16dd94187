import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { Pdf } from '../../../platform/pdf/pdf.js';
import { waiverErrors } from '../domain/errors.js';
import { pdfName } from '../domain/pdf-name.js';
import { WaiverIntake } from '../intake/waiver-intake.js';
import { waiverPage, type WaiverOnPaper } from '../papers/waiver-page.js';
import { PaperMissing, WaiverProvider } from '../provider/waiver-provider.js';
import { FindWaiverAccount, ListAccountWaivers, ListTemplateWaivers } from '../queries/account-waivers.js';
import { ListOfferedTemplates } from '../queries/offered-templates.js';
import { ReadOwnPaper } from '../queries/own-paper.js';
import { ReadWaiver } from '../queries/waiver.js';
import { AccountWaiversQuery, OfferedTemplatesQuery, TemplateWaiversQuery, WaiverQuery } from './waivers.inputs.js';
import { OfferedTemplatesReply, WaiverDetailReply, WaiverPdfReply, WaiversReply } from './waivers.replies.js';

@ApiTags('waivers')
@ApiConflictResponse()
@Controller('waiver')
export class WaiversController {
  constructor(
    private readonly queries: QueryBus,
    private readonly provider: WaiverProvider,
    private readonly intake: WaiverIntake,
    private readonly printer: Pdf,
  ) {}

  /** With the address at which the account signs each. R194 */
  @Get('getTemplateListDataBase')
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: OfferedTemplatesReply })
  @ApiNotFoundResponse()
  async offered(
    @FromCaller() caller: Caller,
    @Query() { person_id: personId }: OfferedTemplatesQuery,
  ): Promise<OfferedTemplatesReply> {
    const { accountId, templates } = await this.queries.execute(new ListOfferedTemplates(caller, { personId }));
    const address = (templateId: string) => (accountId ? this.provider.signingAddress(templateId, accountId) : null);
    return {
      templates: templates.map((one) => ({ ...one, sign_url: one.is_own === 1 ? null : address(one.template_id) })),
    };
  }

  /** What the barn has. */
  @Get('getAccountWaiversDatabase')
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: WaiversReply })
  @ApiNotFoundResponse()
  async kept(@FromCaller() caller: Caller, @Query() { person_id }: AccountWaiversQuery): Promise<WaiversReply> {
    return { waivers: await this.queries.execute(new ListAccountWaivers(caller, { personId: person_id })) };
  }

  /** The same after a look at what the provider has: a provider that does not answer hides nothing. F04 */
  @Get('getAccountWaiverList')
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: WaiversReply })
  @ApiNotFoundResponse()
  async renewed(@FromCaller() caller: Caller, @Query() { person_id }: AccountWaiversQuery): Promise<WaiversReply> {
    const accountId = await this.queries.execute(new FindWaiverAccount(caller, { personId: person_id }));
    await this.intake.refresh(caller.farmId, accountId).catch(() => undefined);
    return { waivers: await this.queries.execute(new ListAccountWaivers(caller, { personId: accountId })) };
  }

  /** Who has signed a template. */
  @Get('waiverList')
  @Allow({ adm: true })
  @ApiOkResponse({ type: WaiversReply })
  @ApiNotFoundResponse()
  async signed(
    @FromCaller() caller: Caller,
    @Query() { template_id: templateId, id }: TemplateWaiversQuery,
  ): Promise<WaiversReply> {
    return { waivers: await this.queries.execute(new ListTemplateWaivers(caller, { templateId, personId: id })) };
  }

  /** R256 */
  @Get('waiverRetrieve')
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: WaiverDetailReply })
  @ApiNotFoundResponse()
  async read(@FromCaller() caller: Caller, @Query() { id }: WaiverQuery): Promise<WaiverDetailReply> {
    return { waiver: await this.queries.execute(new ReadWaiver(caller, { waiverId: id })) };
  }

  /** As the provider keeps it; of the barn's own the text with what was signed. R194 */
  @Get('waiverRetrievePdf')
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: WaiverPdfReply })
  @ApiNotFoundResponse()
  async pdf(@FromCaller() caller: Caller, @Query() { id }: WaiverQuery): Promise<WaiverPdfReply> {
    const waiver = await this.queries.execute(new ReadWaiver(caller, { waiverId: id }));
    const own = await this.queries.execute(new ReadOwnPaper(caller, { waiverId: id }));
    const emergency = [waiver.emergencyContactName, waiver.emergencyContactPhone].filter(Boolean).join(' ');
    const pdf = own ? await this.printed({ ...own, emergency }) : await this.providers(id);
    return { pdf, file_name: pdfName(waiver) };
  }

  private printed = async (paper: WaiverOnPaper) => (await this.printer.fromHtml(waiverPage(paper))).toString('base64');

  private providers = (id: string) =>
    this.provider.pdf(id).catch((error: unknown) => {
      throw error instanceof PaperMissing ? notFound('The PDF') : waiverErrors.waiver_provider_away();
    });
}
