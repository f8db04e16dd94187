import { ApiProperty } from '@nestjs/swagger';
import { Flag, Money, OneOf, Text } from '../../../platform/http/fields.js';
import { HELD_STATES, StrangersCardReply, type HeldState } from '../../cards/contracts.js';

/** What a guest pays for one place by card. */
export class PlacePriceReply {
  @Flag({ description: 'The place is kept once it is paid; else whoever asks may pay' }) is_needed: number;
  @Text() currency_code: string;
  @Money({ description: 'With tax and fee' }) amount: number;
  @Money({ description: 'Of that, what paying by card costs' }) fee: number;
}

/** What is, or was, held for a place on a guest's card. */
export class HeldMoneyReply {
  @OneOf(HELD_STATES, {
    description:
      '`held`; `taking`, `taken`: the place was given; `released`: it was not, and nothing was paid; ' +
      '`lapsed`: the bank let it go before it was taken',
  })
  state: HeldState;
  @Text() currency_code: string;
  @Money({ description: 'With tax and fee' }) amount: number;
}

export class OwnPlacePaymentReply {
  @ApiProperty({ type: HeldMoneyReply, nullable: true, description: 'Null: nothing was held' })
  held: HeldMoneyReply | null;
  @ApiProperty({
    type: PlacePriceReply,
    nullable: true,
    description: 'What may be paid now, or once the address is confirmed',
  })
  price: PlacePriceReply | null;
  @ApiProperty({ type: StrangersCardReply, nullable: true, description: 'Null: nothing can be paid now' })
  card: StrangersCardReply | null;
}

export class PlacePaidReply {
  @OneOf(['held', 'released'], {
    description: '`released`: the place was gone, or given up; the money is let go',
  })
  result: 'held' | 'released';
}

export class PlaceWithdrawnReply {
  @OneOf(['withdrawn']) result: 'withdrawn';
}
