import { ApiProperty } from '@nestjs/swagger';
import { Flag, Id, OneOf, Text, WallClock } from '../../../platform/http/fields.js';
import { PUSH_KIND_NAMES, type PushKind } from '../domain/push-kinds.js';
import { PUSH_OUTCOMES, type PushOutcome } from '../push/push-sender.js';

export class PushDeviceReply {
  @Id() device_id: string;
  @Text() label: string;
  @Text({ description: 'SHA-256 of its endpoint, in base64url: a browser knows itself by it' }) endpoint_hash: string;
  @Flag({ description: 'The last news did not reach it' }) is_failing: number;
  @WallClock({ description: "By the barn's clock" }) created_at: string;
  @WallClock({ nullable: true }) last_told_at: string | null;
}

export class PushWishReply {
  @OneOf(PUSH_KIND_NAMES) kind: PushKind;
  @Flag() wanted: number;
}

export class PushKindReply extends PushWishReply {
  @Text() name: string;
  @Text({ description: 'When they come' }) says: string;
}

export class PushDevicesReply {
  @Text({ description: 'By which browsers know the barn’s server: `applicationServerKey`' }) public_key: string;
  @ApiProperty({ type: PushDeviceReply, isArray: true, description: 'Of whoever asks, the newest first' })
  devices: PushDeviceReply[];
  @ApiProperty({ type: PushKindReply, isArray: true }) kinds: PushKindReply[];
}

export class PushDeviceAddedReply {
  @Id() device_id: string;
}

export class PushDeviceRemovedReply {
  @Flag() removed: number;
}

export class PushTestedReply {
  @OneOf(PUSH_OUTCOMES, { description: 'What the push service said; `gone`: the device was removed' })
  outcome: PushOutcome;
}
