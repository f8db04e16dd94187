import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FromPublicBarn, PublicBarn } from '../../../platform/auth/public-barn.js';
import { LinkLimited } from '../../../platform/http/rate-limit.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { BegunByStrangerReply, StrangersTill } from '../../cards/contracts.js';
import { WithdrawPlace } from '../commands/withdraw-place.js';
import { EnquiryLinks } from '../enquiry-links.js';
import { ReadPlaceToPay } from '../queries/place-payment.js';
import { PlacePaidReply, PlaceWithdrawnReply } from './place-payment.replies.js';
import { OwnEnquiryQuery } from './public-enquiries.inputs.js';
import { PayPlaceInput, PlacePaidInput } from './public-places.inputs.js';

/** A guest pays for a place, by the link of the enquiry; the money stays on the card until staff answer. */
@ApiTags('public')
@Controller('public')
export class PlacePaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly till: StrangersTill,
    private readonly links: EnquiryLinks,
  ) {}

  @Post('payPlace')
  @HttpCode(200)
  @PublicBarn()
  @LinkLimited()
  @ApiOkResponse({ type: BegunByStrangerReply })
  @ApiConflictResponse()
  async pay(@FromPublicBarn() barn: Asker, @Body() { token, total }: PayPlaceInput): Promise<BegunByStrangerReply> {
    const enquiryId = this.links.idIn(barn.farmId, token);
    const place = await this.queries.execute(new ReadPlaceToPay(barn, { enquiryId }));
    return this.till.begin(barn.farmId, { what: { place }, totalMinor: total });
  }

  /** Records what the provider holds for the place, once. */
  @Post('placePaid')
  @HttpCode(200)
  @PublicBarn()
  @LinkLimited()
  @ApiOkResponse({ type: PlacePaidReply })
  @ApiConflictResponse()
  async paid(@FromPublicBarn() { farmId }: Asker, @Body() input: PlacePaidInput): Promise<PlacePaidReply> {
    return { result: await this.till.hold(farmId, this.links.idIn(farmId, input.token), input.reference) };
  }

  @Post('withdrawPlace')
  @HttpCode(200)
  @PublicBarn()
  @LinkLimited()
  @ApiOkResponse({ type: PlaceWithdrawnReply })
  @ApiConflictResponse()
  async withdraw(@FromPublicBarn() barn: Asker, @Body() { token }: OwnEnquiryQuery): Promise<PlaceWithdrawnReply> {
    await this.commands.execute(new WithdrawPlace(barn, { enquiryId: this.links.idIn(barn.farmId, token) }));
    return { result: 'withdrawn' };
  }
}
