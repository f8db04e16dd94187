import { ApiProperty } from '@nestjs/swagger';
import { Flag, Text } from '../../../platform/http/fields.js';

export class PublicListingReply {
  @Text() title: string;
  @Text({ description: 'Where the barn is; may be empty' }) description: string;
  @Text({ description: 'IANA zone in which its days are meant' }) time_zone: string;
  @Flag({ description: 'Families book lessons themselves' }) can_book: number;
  @Flag({ description: 'Strangers may write to the barn' }) takes_enquiries: number;
  @Flag({ description: 'Strangers may ask for a place in a lesson' }) guests_ask: number;
  @Flag({ description: 'Strangers may buy a gift voucher by card' }) sells_vouchers: number;
}
export class PublicListingsReply {
  @ApiProperty({ type: PublicListingReply, isArray: true }) list: PublicListingReply[];
}
