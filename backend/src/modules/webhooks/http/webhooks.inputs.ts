import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn } from 'class-validator';
import { Count, Flag, Id, RequiredText, Text } from '../../../platform/http/fields.js';
import { webhookKinds, type WebhookKind } from '../domain/kinds.js';

export const Kinds = () =>
  applyDecorators(
    ApiProperty({ type: String, enum: webhookKinds, isArray: true, minItems: 1, maxItems: webhookKinds.length }),
    IsIn(webhookKinds, { each: true, message: `kinds must be a list of ${webhookKinds.join(', ')}` }),
    ArrayMaxSize(webhookKinds.length),
    ArrayNotEmpty({ message: 'Choose at least one kind of news' }),
    IsArray({ message: 'kinds must be a list' }),
  );

export class NewWebhookInput {
  @RequiredText({
    max: 1000,
    description: 'Where it is sent, by https',
    example: 'https://club.example/hooks/leadline',
  })
  url: string;
  @Text({ max: 80, description: 'What it is for; the other program’s name, as a rule' }) description: string;
  @Kinds() kinds: WebhookKind[];
}

export class WebhookInput {
  @Id() id: string;
}

export class WebhookChangeInput extends NewWebhookInput {
  @Id() id: string;
}

export class WebhookSwitchInput extends WebhookInput {
  @Flag({ description: '0: nothing is sent any more, and what waits fails' }) active: number;
}

export class SendAgainInput extends WebhookInput {
  @RequiredText({ max: 60, description: 'Of the delivery', example: 'msg_5Qd0LZ7m2k8wYb1nVt3xRf9c' })
  message_id: string;
}

export class DeliveriesInput extends WebhookInput {
  @Count({ optional: true, description: 'How many of the newest to leave out' }) offset?: number;
}
