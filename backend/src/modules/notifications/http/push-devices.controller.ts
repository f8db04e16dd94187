import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { isOutsideAddress } from '../../../platform/outbound/outside-address.js';
import { AddPushDevice } from '../commands/add-push-device.js';
import { ChangePushWish } from '../commands/change-push-wish.js';
import { DropPushDevice, RemoveOwnPushDevice } from '../commands/remove-push-devices.js';
import { endpointHash, lockSubscription, openSubscription, pushKeys } from '../push/push-keys.js';
import { PushSender } from '../push/push-sender.js';
import { ReadPushDevice } from '../queries/push-device.js';
import { ReadPushDevices } from '../queries/push-devices.js';
import { ChangePushWishInput, NewPushDeviceInput, PushDeviceInput, PushEndpointInput } from './push-devices.inputs.js';
import {
  PushDeviceAddedReply,
  PushDeviceRemovedReply,
  PushDevicesReply,
  PushTestedReply,
  PushWishReply,
} from './push-devices.replies.js';

const TEST_FOR_MS = 300_000;
/** Everybody who is told anything: readers of a family look only. */
const TOLD = { adm: true, ins: true, stu: 'riders' } as const;

/** Where somebody is told beside the mails, and of what: everybody’s own affair. */
@ApiTags('mails')
@Controller('push_devices')
export class PushDevicesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sender: PushSender,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('index')
  @Allow(TOLD)
  @ApiOkResponse({ type: PushDevicesReply })
  async list(@FromCaller() caller: Caller): Promise<PushDevicesReply> {
    const known = await this.queries.execute(new ReadPushDevices(caller, {}));
    return { public_key: pushKeys(this.config.secret).publicKey, ...known };
  }

  /** The same browser again is the same device. */
  @Post('add')
  @HttpCode(200)
  @Allow(TOLD)
  @ApiOkResponse({ type: PushDeviceAddedReply })
  @ApiNotFoundResponse()
  async add(
    @FromCaller() caller: Caller,
    @Body() { label, ...subscribed }: NewPushDeviceInput,
  ): Promise<PushDeviceAddedReply> {
    const { secret } = this.config;
    const { endpoint } = subscribed;
    if (!isOutsideAddress(endpoint, this.config)) throw invalid('endpoint', 'This is no address of a push service.');
    const subscription = lockSubscription(secret, caller.farmId, subscribed);
    const device = { endpointHash: endpointHash(endpoint), subscription, label };
    const { deviceId } = await this.commands.execute(new AddPushDevice(caller, device));
    return { device_id: deviceId };
  }

  @Post('remove')
  @HttpCode(200)
  @Allow(TOLD)
  @ApiOkResponse({ type: PushDeviceRemovedReply })
  async remove(
    @FromCaller() caller: Caller,
    @Body() { device_id: deviceId }: PushDeviceInput,
  ): Promise<PushDeviceRemovedReply> {
    await this.commands.execute(new RemoveOwnPushDevice(caller, { deviceId }));
    return { removed: 1 };
  }

  /** Of a browser that signs out, which knows where it is told and not under which id. */
  @Post('leave')
  @HttpCode(200)
  @Allow(TOLD)
  @ApiOkResponse({ type: PushDeviceRemovedReply })
  async leave(@FromCaller() caller: Caller, @Body() { endpoint }: PushEndpointInput): Promise<PushDeviceRemovedReply> {
    await this.commands.execute(new RemoveOwnPushDevice(caller, { endpointHash: endpointHash(endpoint) }));
    return { removed: 1 };
  }

  @Post('wish')
  @HttpCode(200)
  @Allow(TOLD)
  @ApiOkResponse({ type: PushWishReply })
  @ApiNotFoundResponse()
  async wish(@FromCaller() caller: Caller, @Body() { kind, wanted }: ChangePushWishInput): Promise<PushWishReply> {
    await this.commands.execute(new ChangePushWish(caller, { kind, wanted: wanted === 1 }));
    return { kind, wanted };
  }

  /** At once, because somebody looks at the phone. */
  @Post('test')
  @HttpCode(200)
  @Allow(TOLD)
  @ApiOkResponse({ type: PushTestedReply })
  @ApiNotFoundResponse()
  async test(@FromCaller() caller: Caller, @Body() { device_id: deviceId }: PushDeviceInput): Promise<PushTestedReply> {
    const { subscription, farmName } = await this.queries.execute(new ReadPushDevice(caller, { deviceId }));
    const known = openSubscription(this.config.secret, caller.farmId, subscription);
    const outcome = known ? await this.sender.send(known, this.testOf(caller, farmName)) : 'gone';
    if (outcome === 'gone') await this.commands.execute(new DropPushDevice(caller, { deviceId }));
    return { outcome };
  }

  private testOf({ actor }: Caller, title: string) {
    const body = 'It works: here you are told of your lessons.';
    const until = new Date(this.clock.now().getTime() + TEST_FOR_MS);
    const path = actor.userType === 'STU' ? `/clienthome/${actor.personId}/account` : '/admin/';
    return { title, body, path, about: 'test', until };
  }
}
