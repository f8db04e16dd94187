import { Matches } from 'class-validator';
import { Flag, Id, OneOf, RequiredText } from '../../../platform/http/fields.js';
import { PUSH_KIND_NAMES, type PushKind } from '../domain/push-kinds.js';

export class PushEndpointInput {
  @RequiredText({ max: 1000, description: 'Of the browser’s subscription', example: 'https://push.service.com/abc' })
  endpoint: string;
}

/** As `PushSubscription.toJSON()` gives it. */
export class NewPushDeviceInput extends PushEndpointInput {
  @RequiredText({ max: 87, description: 'The key `p256dh`, of 65 bytes' })
  @Matches(/^[\w-]{87}$/, { message: 'p256dh must be a key of 65 bytes' })
  p256dh: string;

  @RequiredText({ max: 22, description: 'The key `auth`, of 16 bytes' })
  @Matches(/^[\w-]{22}$/, { message: 'auth must be a key of 16 bytes' })
  auth: string;

  @RequiredText({ max: 60, description: 'As its owner would call it', example: 'Safari on iPhone' })
  label: string;
}

export class PushDeviceInput {
  @Id() device_id: string;
}

export class ChangePushWishInput {
  @OneOf(PUSH_KIND_NAMES) kind: PushKind;
  @Flag({ description: '0: no more of them' }) wanted: number;
}
