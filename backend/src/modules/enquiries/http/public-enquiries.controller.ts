import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FromPublicBarn, PublicBarn, PublicBarnQuery } from '../../../platform/auth/public-barn.js';
import { BodyLimit } from '../../../platform/http/body-limit.js';
import { MailLimited } from '../../../platform/http/rate-limit.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { ConfirmEnquiry } from '../commands/confirm-enquiry.js';
import { MakeEnquiry } from '../commands/make-enquiry.js';
import { ContinueEnquiry } from '../commands/write-message.js';
import { StrangersTill } from '../../cards/contracts.js';
import { EnquiryLinks } from '../enquiry-links.js';
import { HandOutForm } from '../queries/enquiry-form.js';
import { ReadOwnEnquiry } from '../queries/own-enquiry.js';
import { ContinueEnquiryInput, EnquireInput, OwnEnquiryQuery, type StampedInput } from './public-enquiries.inputs.js';
import { EnquiryFormReply, EnquiryTakenReply, OwnEnquiryReply } from './public-enquiries.replies.js';

/** The longest form, with every text full of letters of four bytes. */
export const FORM_BODY = 16 * 1024;

/** What the forms have in common, as it is kept. */
export const writtenIn = (input: StampedInput & { phone?: string; birth_year?: number }) => ({
  firstName: input.first_name,
  lastName: input.last_name ?? '',
  email: input.email,
  phone: input.phone || null,
  riderName: input.rider_name || null,
  birthYear: input.birth_year ?? null,
  experience: input.experience ?? null,
});

/** Whoever asks has no login: the barn is named by its public address, an enquiry by the token that was mailed. */
@ApiTags('public')
@Controller('public')
export class PublicEnquiriesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly links: EnquiryLinks,
    private readonly till: StrangersTill,
  ) {}

  @Get('enquiryForm')
  @PublicBarn()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: EnquiryFormReply })
  @ApiConflictResponse()
  form(@FromPublicBarn() barn: Asker, @Query() _: PublicBarnQuery): Promise<EnquiryFormReply> {
    return this.queries.execute(new HandOutForm(barn, undefined));
  }

  @Post('enquire')
  @HttpCode(200)
  @PublicBarn()
  @MailLimited()
  @BodyLimit(FORM_BODY)
  @ApiOkResponse({ type: EnquiryTakenReply })
  @ApiConflictResponse()
  async enquire(@FromPublicBarn() barn: Asker, @Body() input: EnquireInput): Promise<EnquiryTakenReply> {
    const { stamp, proof, website, wish, message } = input;
    const written = { ...writtenIn(input), wish, message };
    await this.commands.execute(new MakeEnquiry(barn, { stamp, proof, isTrapped: Boolean(website), written }));
    return { result: 'confirm your address' };
  }

  @Get('enquiry')
  @PublicBarn()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OwnEnquiryReply })
  async own(@FromPublicBarn() barn: Asker, @Query() { token }: OwnEnquiryQuery): Promise<OwnEnquiryReply> {
    const { payment, ...own } = await this.queries.execute(
      new ReadOwnEnquiry(barn, { enquiryId: this.links.idIn(barn.farmId, token) }),
    );
    if (!payment?.price || !own.is_confirmed) return { ...own, payment };
    const { held, price } = payment;
    return { ...own, payment: { held, price, card: await this.till.cardIfAny(barn.farmId) } };
  }

  /** A call of its own, not the opening of the link: programs that look at mails open links, too. */
  @Post('confirmEnquiry')
  @HttpCode(200)
  @PublicBarn()
  @ApiOkResponse({ type: EnquiryTakenReply })
  async confirm(@FromPublicBarn() barn: Asker, @Body() { token }: OwnEnquiryQuery): Promise<EnquiryTakenReply> {
    await this.commands.execute(new ConfirmEnquiry(barn, { enquiryId: this.links.idIn(barn.farmId, token) }));
    return { result: 'confirmed' };
  }

  @Post('continueEnquiry')
  @HttpCode(200)
  @PublicBarn()
  @BodyLimit(FORM_BODY)
  @ApiOkResponse({ type: EnquiryTakenReply })
  @ApiConflictResponse()
  async continue(@FromPublicBarn() barn: Asker, @Body() input: ContinueEnquiryInput): Promise<EnquiryTakenReply> {
    const { token, key, message: body } = input;
    await this.commands.execute(
      new ContinueEnquiry(barn, { enquiryId: this.links.idIn(barn.farmId, token), key, body }),
    );
    return { result: 'written' };
  }
}
