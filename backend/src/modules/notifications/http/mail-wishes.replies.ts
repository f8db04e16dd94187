import { ApiProperty } from '@nestjs/swagger';
import { Flag, Id, OneOf, Text, WallClock } from '../../../platform/http/fields.js';
import { RETURNS, type ReturnKind } from '../../../platform/mail/returned.js';
import { OPTIONAL_KINDS, type OptionalKind } from '../domain/mail-kinds.js';

export class ReturnedReply {
  @OneOf(RETURNS) kind: ReturnKind;
  @Text() address: string;
  @Text({ nullable: true, description: 'As the mail provider said it' }) reason: string | null;
  @WallClock({ description: "By the barn's clock" }) returned_at: string;
}

export class MailWisherReply {
  @Id() person_id: string;
  @Text() person_name: string;
  @Flag({ description: 'Whoever asks' }) is_own: number;
  @Flag({ description: 'Mails of the family come to this person at all' }) gets_mails: number;
  @ApiProperty({ enum: OPTIONAL_KINDS, isArray: true, description: 'What this person does not want' })
  refused: OptionalKind[];
  @ApiProperty({
    type: ReturnedReply,
    nullable: true,
    description: 'To administrators: the last mail to the address that this person has now came back',
  })
  returned: ReturnedReply | null;
}

export class OptionalMailReply {
  @OneOf(OPTIONAL_KINDS) kind: OptionalKind;
  @Text() name: string;
  @Text({ description: 'What they are' }) says: string;
  @Text({ description: 'What it means to get none' }) without: string;
}

export class AlwaysSentReply {
  @Text() name: string;
  @Text({ description: 'Why they cannot be refused' }) why: string;
}

export class MailWishesReply {
  @ApiProperty({ type: MailWisherReply, isArray: true }) people: MailWisherReply[];
  @ApiProperty({ type: OptionalMailReply, isArray: true, description: 'What can be refused, of what the barn sends' })
  kinds: OptionalMailReply[];
  @ApiProperty({ type: AlwaysSentReply, isArray: true }) always: AlwaysSentReply[];
}

export class MailWishChangedReply {
  @OneOf(OPTIONAL_KINDS) kind: OptionalKind;
  @Flag() wanted: number;
}

export class MailStopReply extends MailWishChangedReply {
  @Text() farm_name: string;
  @Text({ description: 'To whom they go, in part: a mail is passed on. Empty: there is no address any more' })
  address: string;
  @Text() name: string;
  @Text({ description: 'What it means to get none' }) without: string;
}

export class MailsStoppedReply {
  @Flag() stopped: number;
}
