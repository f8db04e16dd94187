import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FromPublicBarn, PublicBarn } from '../../../platform/auth/public-barn.js';
import { BodyLimit } from '../../../platform/http/body-limit.js';
import { MailLimited } from '../../../platform/http/rate-limit.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { MakeEnquiry } from '../commands/make-enquiry.js';
import { HandOutPlaceForm } from '../queries/place-form.js';
import { FORM_BODY, writtenIn } from './public-enquiries.controller.js';
import { EnquiryTakenReply } from './public-enquiries.replies.js';
import { AskForPlaceInput, PlaceFormQuery } from './public-places.inputs.js';
import { PlaceFormReply } from './public-places.replies.js';

/** Who has no login asks for a place in a lesson of the public booking page. */
@ApiTags('public')
@Controller('public')
export class PublicPlacesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('placeForm')
  @PublicBarn()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PlaceFormReply })
  @ApiConflictResponse()
  form(@FromPublicBarn() barn: Asker, @Query() { lesson_id: lessonId }: PlaceFormQuery): Promise<PlaceFormReply> {
    return this.queries.execute(new HandOutPlaceForm(barn, { lessonId }));
  }

  /** Nothing is kept before the address is confirmed. */
  @Post('askForPlace')
  @HttpCode(200)
  @PublicBarn()
  @MailLimited()
  @BodyLimit(FORM_BODY)
  @ApiOkResponse({ type: EnquiryTakenReply })
  @ApiConflictResponse()
  async ask(@FromPublicBarn() barn: Asker, @Body() input: AskForPlaceInput): Promise<EnquiryTakenReply> {
    const { stamp, proof, website, lesson_id: lessonId, rider_weight: riderWeight = null } = input;
    const written = { ...writtenIn(input), wish: 'place' as const, message: input.message ?? '' };
    const form = { stamp, proof, isTrapped: Boolean(website), written, asked: { lessonId, riderWeight } };
    await this.commands.execute(new MakeEnquiry(barn, form));
    return { result: 'confirm your address' };
  }
}
