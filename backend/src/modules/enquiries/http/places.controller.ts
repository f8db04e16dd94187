import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { toWarningReply } from '../../enrollment/contracts.js';
import { DeclinePlace } from '../commands/decline-place.js';
import { GivePlace } from '../commands/give-place.js';
import { enquiryOf } from '../queries/enquiry.js';
import { guestOf } from './client-of-enquiry.js';
import { afterwards, OFFICE } from './enquiries.controller.js';
import { DeclinePlaceInput, GivePlaceInput } from './enquiries.inputs.js';
import { OneEnquiryReply, PlaceGivenReply } from './enquiries.replies.js';

/** What staff do with a place that a stranger asked for. */
@ApiTags('enquiries')
@Controller('enquiries')
export class PlacesController {
  constructor(private readonly commands: CommandBus) {}

  /** Makes a client where there is none, which is for administrators, here as elsewhere. */
  @Post('givePlace')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: PlaceGivenReply })
  @ApiConflictResponse()
  give(@FromCaller() caller: Caller, @Body() input: GivePlaceInput): Promise<PlaceGivenReply> {
    const { id: enquiryId, overfill } = input;
    const giving = new GivePlace(caller, { enquiryId, guest: guestOf(input), overfill: overfill === 1 });
    return this.commands.execute(
      giving.answering(async (sql, { warnings }, asker) => ({
        enquiry: await enquiryOf(sql, asker, enquiryId),
        warnings: warnings.map(toWarningReply),
      })),
    );
  }

  /** The words go by mail; a place that is kept is free from then on. */
  @Post('declinePlace')
  @HttpCode(200)
  @Allow(OFFICE)
  @ApiOkResponse({ type: OneEnquiryReply })
  @ApiConflictResponse()
  decline(@FromCaller() caller: Caller, @Body() input: DeclinePlaceInput): Promise<OneEnquiryReply> {
    const { id, message: body, seen } = input;
    return this.commands.execute(new DeclinePlace(caller, { enquiryId: id, body, seen }).answering(afterwards(id)));
  }
}
