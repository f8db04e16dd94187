import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../../platform/http/fields.js';

export class PublicListingReply {
  @Text() title: string;
  @Text({ description: 'Where the barn is; may be empty' }) description: string;
  @Text({ description: 'IANA zone in which its days are meant' }) time_zone: string;
}
export class PublicListingsReply {
  @ApiProperty({ type: PublicListingReply, isArray: true }) list: PublicListingReply[];
}
