import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../../../platform/auth/allow.js';
import { seenIn } from '../../../platform/event-store/refuse-stale-row.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { SignOwnWaiver } from '../commands/sign-own-waiver.js';
import { AddOwnWaiver, RewriteOwnWaiver, SetOwnWaiverActivation } from '../commands/write-own-waiver.js';
import { ownWaivers } from '../facts/own-texts.js';
import { ReadOwnStanding } from '../queries/own-standing.js';
import { ListOwnWaivers, ReadOwnWaiver } from '../queries/own-waivers.js';
import { ListUnsignedRiders } from '../queries/unsigned-riders.js';
import {
  OwnStandingQuery,
  OwnWaiverActivationInput,
  OwnWaiverInput,
  OwnWaiverQuery,
  RewrittenWaiverInput,
  SignWaiverInput,
  UnsignedQuery,
} from './own-waivers.inputs.js';
import {
  OneOwnWaiverReply,
  OwnStandingReply,
  OwnWaiversReply,
  SignedOwnReply,
  UnsignedRidersReply,
} from './own-waivers.replies.js';

/** What a barn has its families sign without a provider. */
@ApiTags('waivers')
@ApiConflictResponse()
@Controller('own_waiver')
export class OwnWaiversController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('index')
  @Allow({ adm: true })
  @ApiOkResponse({ type: OwnWaiversReply })
  async list(@FromCaller() caller: Caller): Promise<OwnWaiversReply> {
    return { waivers: await this.queries.execute(new ListOwnWaivers(caller, {})) };
  }

  @Get('text')
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: OneOwnWaiverReply })
  @ApiNotFoundResponse()
  text(@FromCaller() caller: Caller, @Query() { id }: OwnWaiverQuery): Promise<OneOwnWaiverReply> {
    return this.one(caller, id);
  }

  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneOwnWaiverReply })
  async add(@FromCaller() caller: Caller, @Body() input: OwnWaiverInput): Promise<OneOwnWaiverReply> {
    return this.one(caller, await this.commands.execute(new AddOwnWaiver(caller, wordsOf(input))));
  }

  @Post('update')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneOwnWaiverReply })
  @ApiNotFoundResponse()
  async rewrite(@FromCaller() caller: Caller, @Body() input: RewrittenWaiverInput): Promise<OneOwnWaiverReply> {
    const { id, asks_again, version } = input;
    const seen = seenIn(ownWaivers, version);
    const rewriting = { ...wordsOf(input), templateId: id, asksAgain: asks_again === 1, seen };
    await this.commands.execute(new RewriteOwnWaiver(caller, rewriting));
    return this.one(caller, id);
  }

  @Post('updateActivationStatus')
  @HttpCode(200)
  @Allow({ adm: true })
  @ApiOkResponse({ type: OneOwnWaiverReply })
  @ApiNotFoundResponse()
  async activate(
    @FromCaller() caller: Caller,
    @Body() { id, is_active }: OwnWaiverActivationInput,
  ): Promise<OneOwnWaiverReply> {
    await this.commands.execute(new SetOwnWaiverActivation(caller, { templateId: id, active: is_active === 1 }));
    return this.one(caller, id);
  }

  /** Who of an account has signed, and until when. */
  @Get('standing')
  @Allow({ adm: true, stu: true })
  @ApiOkResponse({ type: OwnStandingReply })
  @ApiNotFoundResponse()
  standing(@FromCaller() caller: Caller, @Query() { person_id }: OwnStandingQuery): Promise<OwnStandingReply> {
    return this.queries.execute(new ReadOwnStanding(caller, { personId: person_id }));
  }

  /** Who rides on a day without a waiver that the barn asks for, as the day sheet and a session’s roster say it. */
  @Get('unsigned')
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_DAYSHEET' })
  @ApiOkResponse({ type: UnsignedRidersReply })
  async unsigned(
    @FromCaller() caller: Caller,
    @Query() { date: day, series_id: seriesId }: UnsignedQuery,
  ): Promise<UnsignedRidersReply> {
    return { riders: await this.queries.execute(new ListUnsignedRiders(caller, { day, seriesId })) };
  }

  /** A family signs for riders of its own. Nobody else signs for it. */
  @Post('sign')
  @HttpCode(200)
  @Allow({ stu: true })
  @ApiOkResponse({ type: SignedOwnReply })
  @ApiNotFoundResponse()
  async sign(
    @FromCaller() caller: Caller,
    @Body() input: SignWaiverInput,
    @Req() { ip: ipAddress }: FastifyRequest,
  ): Promise<SignedOwnReply> {
    const { waiverId, expiresOn } = await this.commands.execute(
      new SignOwnWaiver(caller, {
        templateId: input.id,
        version: input.text_version,
        personIds: input.person_ids,
        agrees: input.agreed === 1,
        signerName: input.signer_name,
        relationship: input.relationship ?? '',
        emergency: { name: input.emergency_contact_name ?? '', phone: input.emergency_contact_phone ?? '' },
        ipAddress,
      }),
    );
    return { waiver_id: waiverId, expiration_date: expiresOn };
  }

  private async one(caller: Caller, templateId: string): Promise<OneOwnWaiverReply> {
    return { waiver: await this.queries.execute(new ReadOwnWaiver(caller, { templateId })) };
  }
}

const wordsOf = ({ title, body, valid_months }: OwnWaiverInput) => ({ title, body, validMonths: valid_months ?? null });
